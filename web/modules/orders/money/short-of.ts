import type { Cart } from "#contract/cart/endpoints.ts";
import type { Order } from "#contract/orders/endpoints.ts";

/** An order line that the cart holds fewer units of. */
export interface ShortLine {
  name: string;
  there: number;
  wanted: number;
}

/** The lines of an order that could not be added to the cart in full. */
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
