import type { CartLine } from "#contract/cart/endpoints.ts";

type Wanted = Pick<CartLine, "variantId" | "name" | "quantity">;

/** A wanted line that the cart holds fewer units of. */
export interface ShortLine {
  name: string;
  there: number;
  wanted: number;
}

/** The lines that could not be added to the cart in full. */
export function shortOf(
  lines: readonly Wanted[],
  { items }: { items: readonly Pick<CartLine, "variantId" | "quantity">[] },
): ShortLine[] {
  const inCart = new Map(items.map(({ variantId, quantity }) => [variantId, quantity]));
  return lines.flatMap(({ variantId, name, quantity: wanted }) => {
    const there = inCart.get(variantId) ?? 0;
    return there < wanted ? [{ name, there, wanted }] : [];
  });
}
