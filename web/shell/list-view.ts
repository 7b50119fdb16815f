import { useSyncExternalStore } from "react";

/**
 * Lists show products as cards in a grid or in rows with their facts. Pages are the same for everybody: a script in
 * their head sets `<html data-list>` before anything is painted, and the styles do the rest.
 */
export type ListView = "grid" | "rows";

const KEY = "listView";

/** Stands in the head of every page; the content policy knows it by its hash. */
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

/** Changes the page at once and remembers it on this device. */
export function chooseListView(view: ListView): void {
  if (view === "rows") document.documentElement.dataset["list"] = "rows";
  else delete document.documentElement.dataset["list"];
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Where the browser forbids storage, it holds for this page.
  }
  for (const listener of listeners) listener();
}
