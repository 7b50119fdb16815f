import { MOST_COMPARED, parseCompared, writeCompared } from "#contract/catalog/compared.ts";
import { useEffect } from "react";
import { create } from "zustand";

const KEY = "compare";

/** What is compared in this tab, as in the address: empty until the browser has taken over. */
const useList = create<{ pieces: readonly string[]; isRead: boolean }>()(() => ({
  pieces: [],
  isRead: false,
}));

export function useCompareList(): readonly string[] {
  useEffect(readOnce, []);
  return useList(({ pieces }) => pieces);
}

/** Whether a piece is in the list: only what changes draws a card anew. */
export function useIsCompared(piece: string): boolean {
  useEffect(readOnce, []);
  return useList(({ pieces }) => pieces.includes(piece));
}

export function comparedNow(): readonly string[] {
  return useList.getState().pieces;
}

/** Adds at the end. False: there are as many as can be compared. */
export function addCompared(piece: string): boolean {
  const { pieces } = useList.getState();
  if (pieces.includes(piece)) return true;
  if (pieces.length >= MOST_COMPARED) return false;
  keepCompared([...pieces, piece]);
  return true;
}

export function removeCompared(piece: string): void {
  keepCompared(comparedNow().filter((kept) => kept !== piece));
}

export function keepCompared(pieces: readonly string[]): void {
  useList.setState({ pieces, isRead: true });
  try {
    sessionStorage.setItem(KEY, pieces.join(","));
  } catch {
    // Without storage the list lasts as long as the document.
  }
}

/** What this tab had before it was loaded anew. */
function readOnce(): void {
  if (useList.getState().isRead) return;
  try {
    const kept = parseCompared(sessionStorage.getItem(KEY)).map(writeCompared);
    useList.setState({ pieces: kept, isRead: true });
  } catch {
    useList.setState({ isRead: true });
  }
}
