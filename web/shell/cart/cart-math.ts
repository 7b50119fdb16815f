import type { CartLine } from "#contract/cart/endpoints.ts";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";

import type { StoredCart } from "../session.ts";

/** What lines cost, before promotions. */
export function sumOfLines(items: readonly CartLine[]): number {
  return items.reduce((sum, line) => sum + line.lineTotal, 0);
}

/** A cart of these lines with its sums. */
export function sumUp(items: CartLine[], discount = 0): StoredCart {
  return {
    items,
    totalQty: items.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: Math.max(0, sumOfLines(items) - discount),
  };
}

/**
 * The cart as it will be once the server agrees: one line with another quantity; zero takes it out. What promotions take
 * off stays until the server has said what it is now.
 */
export function withQuantity(cart: StoredCart, variantId: number, quantity: number): StoredCart {
  const { items, totalPrice } = cart;
  const changed = items.flatMap((line) => {
    if (line.variantId !== variantId) return [line];
    return quantity > 0 ? [{ ...line, quantity, lineTotal: line.price.amount * quantity }] : [];
  });
  return sumUp(changed, sumOfLines(items) - totalPrice);
}

/** What changed in price between two states of a cart: old price by variant. */
export function priceChanges(before: StoredCart, after: StoredCart): Record<number, number> {
  // A cart that another version of the shop kept may have lines without prices.
  const priced = before.items.filter((line) => "price" in line);
  const old = new Map(priced.map((line) => [line.variantId, line.price.amount]));
  return Object.fromEntries(
    after.items.flatMap(({ variantId, price }) => {
      const was = old.get(variantId);
      return was === undefined || was === price.amount ? [] : [[variantId, was]];
    }),
  );
}

/** Quantities that were typed, by variant. */
export type Wanted = Readonly<Record<number, number>>;

/** Most units of a line that can be had. */
export function mostOf({ available }: Pick<CartLine, "available">): number {
  return Math.min(MAX_QUANTITY, available);
}

/** What was typed above the stock, and still is above it. */
export function stillWanted(wanted: Wanted, { items }: Pick<StoredCart, "items">): Wanted {
  const kept = items.flatMap((line): [number, number][] => {
    const typed = wanted[line.variantId];
    return typed !== undefined && typed > mostOf(line) ? [[line.variantId, typed]] : [];
  });
  return Object.fromEntries(kept);
}

/** Lines that cannot be ordered as they stand. */
export function shortLines({ items }: Pick<StoredCart, "items">): CartLine[] {
  return items.filter(({ quantity, available }) => available < quantity);
}
