import { MOST_COMPARED, parseCompared, writeCompared } from "#contract/catalog/compared.ts";
import { useEffect } from "react";
import { create } from "zustand";

const KEY = "compare";

/** What is compared in this tab, as in the address: empty until the browser has taken over. */
const useList = create<{ items: readonly string[]; isRead: boolean }>()(() => ({
  items: [],
  isRead: false,
}));

export function useCompareList(): readonly string[] {
  useEffect(readOnce, []);
  return useList(({ items }) => items);
}

/** Whether an item is in the list: only what changes draws a card anew. */
export function useIsCompared(item: string): boolean {
  useEffect(readOnce, []);
  return useList(({ items }) => items.includes(item));
}

export function comparedNow(): readonly string[] {
  return useList.getState().items;
}

/** Adds at the end. False: there are as many as can be compared. */
export function addCompared(item: string): boolean {
  const { items } = useList.getState();
  if (items.includes(item)) return true;
  if (items.length >= MOST_COMPARED) return false;
  keepCompared([...items, item]);
  return true;
}

export function removeCompared(item: string): void {
  keepCompared(comparedNow().filter((kept) => kept !== item));
}

export function keepCompared(items: readonly string[]): void {
  useList.setState({ items, isRead: true });
  try {
    sessionStorage.setItem(KEY, items.join(","));
  } catch {
    // Without storage the list lasts as long as the document.
  }
}

/** What this tab had before it was loaded anew. */
function readOnce(): void {
  if (useList.getState().isRead) return;
  try {
    const kept = parseCompared(sessionStorage.getItem(KEY)).map(writeCompared);
    useList.setState({ items: kept, isRead: true });
  } catch {
    useList.setState({ isRead: true });
  }
}
