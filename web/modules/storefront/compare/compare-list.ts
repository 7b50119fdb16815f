import { useEffect } from "react";
import { create } from "zustand";
import { MOST_COMPARED, parseCompared, writeCompared } from "#contract/catalog/compared.ts";

const KEY = "compare";

/** The items compared in this tab, as in the URL; empty until hydration. */
const useList = create<{ items: readonly string[]; isRead: boolean }>()(() => ({
  items: [],
  isRead: false,
}));

export function useCompareList(): readonly string[] {
  useEffect(readOnce, []);
  return useList(({ items }) => items);
}

/** Whether an item is in the list: a card is only rendered again when its own state changes. */
export function useIsCompared(item: string): boolean {
  useEffect(readOnce, []);
  return useList(({ items }) => items.includes(item));
}

export function comparedNow(): readonly string[] {
  return useList.getState().items;
}

/** Adds an item at the end. False if the comparison is full. */
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
    // Without storage the list is kept until the page is reloaded.
  }
}

/** Restores what this tab had before a reload. */
function readOnce(): void {
  if (useList.getState().isRead) return;
  try {
    const kept = parseCompared(sessionStorage.getItem(KEY)).map(writeCompared);
    useList.setState({ items: kept, isRead: true });
  } catch {
    useList.setState({ isRead: true });
  }
}
