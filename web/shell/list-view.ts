import { useSyncExternalStore } from "react";

/**
 * Lists show products as cards in a grid or in rows with their facts. Pages are the same for
 * everybody: a script in their head sets `<html data-list>` before first paint, and the styles do
 * the rest.
 */
export type ListView = "grid" | "rows";

const KEY = "listView";

/** An inline script in the head of every page; the content policy allows it by its hash. */
export const LIST_VIEW_SCRIPT = `try{localStorage.${KEY}=="rows"&&(document.documentElement.dataset.list="rows")}catch{}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const viewOfPage = (): ListView =>
  document.documentElement.dataset["list"] === "rows" ? "rows" : "grid";

export function useListView(): ListView {
  return useSyncExternalStore(subscribe, viewOfPage, () => "grid");
}

/** Changes the page immediately and remembers it on this device. */
export function chooseListView(view: ListView): void {
  if (view === "rows") document.documentElement.dataset["list"] = "rows";
  else delete document.documentElement.dataset["list"];
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // If storage is blocked, it lasts for this page.
  }
  for (const listener of listeners) listener();
}
