import type { Facts } from "#server/modules/catalog/index.ts";

/** Units of one variant in a cart, as plain facts: all that the rules look at. */
export interface CartItem {
  variantId: number;
  productId: number;
  quantity: number;
  /** The category it stands in and those above it. */
  categoryCodes: readonly string[];
  facts: Facts;
}

/** A number fact; undefined when it is not known. */
export function numberOf({ facts }: Pick<CartItem, "facts">, code: string): number | undefined {
  const fact = facts[code];
  return typeof fact === "number" ? fact : undefined;
}

/** The code of an enum fact; undefined when it is not known. */
export function codeOf({ facts }: Pick<CartItem, "facts">, code: string): string | undefined {
  const fact = facts[code];
  return typeof fact === "string" ? fact : undefined;
}

/** Codes of a multi fact; empty when it is not known. */
export function codesOf({ facts }: CartItem, code: string): string[] {
  const fact = facts[code];
  return Array.isArray(fact) ? fact.filter((item) => typeof item === "string") : [];
}

/** Ends of a range fact; undefined when it is not known. */
export function rangeOf(
  { facts }: Pick<CartItem, "facts">,
  code: string,
): [number, number] | undefined {
  const fact = facts[code];
  if (!Array.isArray(fact)) return undefined;
  const [low, high] = fact;
  return typeof low === "number" && typeof high === "number" ? [low, high] : undefined;
}

/** Those of the named facts that are known: what a replacement should have in common. */
export function factsOf({ facts }: CartItem, codes: readonly string[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([code]) => codes.includes(code)));
}

export function unitsOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
