import { useRootData } from "./address/root-data.ts";

/**
 * How to reach the shop, as placeholders for texts: by its hotline, or in writing if there is none.
 */
export interface Reach {
  reach: "call" | "write";
  /** Digits that keep their order in Arabic text. */
  hotline: string;
}

export function reachOf(hotline: string): Reach {
  return { reach: hotline === "" ? "write" : "call", hotline: `\u2066${hotline}\u2069` };
}

export function useHotline(): Reach {
  return reachOf(useRootData()?.shell.settings.hotline ?? "");
}
