import type { Facts } from "#server/modules/catalog/index.ts";

/** Units of one variant in a cart, reduced to the data that the rules need. */
export interface CartItem {
  variantId: number;
  productId: number;
  quantity: number;
  /** Its category and that category's ancestors. */
  categoryCodes: readonly string[];
  facts: Facts;
}

/** A number attribute; undefined when unknown. */
export function numberOf({ facts }: Pick<CartItem, "facts">, code: string): number | undefined {
  const fact = facts[code];
  return typeof fact === "number" ? fact : undefined;
}

/** The code of an enum attribute; undefined when unknown. */
export function codeOf({ facts }: Pick<CartItem, "facts">, code: string): string | undefined {
  const fact = facts[code];
  return typeof fact === "string" ? fact : undefined;
}

/** Codes of a multi attribute; empty when unknown. */
export function codesOf({ facts }: CartItem, code: string): string[] {
  const fact = facts[code];
  return Array.isArray(fact) ? fact.filter((item) => typeof item === "string") : [];
}

/** Both ends of a range attribute; undefined when unknown. */
export function rangeOf(
  { facts }: Pick<CartItem, "facts">,
  code: string,
): [number, number] | undefined {
  const fact = facts[code];
  if (!Array.isArray(fact)) return undefined;
  const [low, high] = fact;
  return typeof low === "number" && typeof high === "number" ? [low, high] : undefined;
}

/** The known ones of the named attributes: what a replacement should share. */
export function factsOf({ facts }: CartItem, codes: readonly string[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([code]) => codes.includes(code)));
}

export function unitsOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
