import type { Cart } from "#contract/cart/endpoints.ts";
import type { Order } from "#contract/orders/endpoints.ts";

/** A line of an order of which the cart holds fewer. */
export interface ShortLine {
  name: string;
  there: number;
  wanted: number;
}

/** What of an order could not be put into the cart again in full. */
export function shortOf(
  lines: readonly Pick<Order["lines"][number], "variantId" | "name" | "quantity">[],
  { items }: { items: readonly Pick<Cart["items"][number], "variantId" | "quantity">[] },
): ShortLine[] {
  const inCart = new Map(items.map(({ variantId, quantity }) => [variantId, quantity]));
  return lines.flatMap(({ variantId, name, quantity: wanted }) => {
    const there = inCart.get(variantId) ?? 0;
    return there < wanted ? [{ name, there, wanted }] : [];
  });
}
