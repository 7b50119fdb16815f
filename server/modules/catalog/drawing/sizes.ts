import type { Facts } from "../tables.ts";

/** A product's sizes by attribute code; mm. */
export interface Sizes {
  of(code: string): number | undefined;
  range(code: string): [number, number] | undefined;
  /** The code of an enum attribute. */
  kind(code: string): string | undefined;
}

export function sizesOf(facts: Facts): Sizes {
  return {
    of: (code) => {
      const fact = facts[code];
      return typeof fact === "number" && fact > 0 ? fact : undefined;
    },
    range: (code) => {
      const fact = facts[code];
      if (!Array.isArray(fact)) return undefined;
      const [low, high] = fact;
      return typeof low === "number" && typeof high === "number" ? [low, high] : undefined;
    },
    kind: (code) => {
      const fact = facts[code];
      return typeof fact === "string" ? fact : undefined;
    },
  };
}
