import { create } from "zustand";

export type Undo = () => Promise<unknown>;

export interface Notice {
  id: number;
  text: string;
  type: "success" | "warning" | "error";
  /** Undoes the reported action. */
  undo?: Undo;
  /** Milliseconds until it closes. */
  ms: number;
}

const DEFAULT_MS = 4_000;
/** Long enough to read the notice and undo the action. */
const UNDO_MS = 12_000;

/** Notices in the order they are shown, one at a time. */
export const useNotices = create<readonly Notice[]>(() => []);

let lastId = 0;

export function notify(
  text: string,
  type: Notice["type"],
  { undo, ms = undo ? UNDO_MS : DEFAULT_MS }: Partial<Pick<Notice, "undo" | "ms">> = {},
): void {
  lastId += 1;
  const notice = { id: lastId, text, type, ms, undo };
  useNotices.setState((notices) => [...notices, notice], true);
}

export function removeNotice(id: number): void {
  useNotices.setState((notices) => notices.filter((notice) => notice.id !== id), true);
}
