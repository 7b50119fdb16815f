import type { CartLine } from "#contract/cart/endpoints.ts";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { StoredCart } from "../session.ts";

/** The price of the lines, before promotions. */
export function sumOfLines(items: readonly CartLine[]): number {
  return items.reduce((sum, line) => sum + line.lineTotal, 0);
}

/** A cart of these lines with its totals. */
export function sumUp(items: CartLine[], discount = 0): StoredCart {
  return {
    items,
    totalQty: items.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: Math.max(0, sumOfLines(items) - discount),
  };
}

/**
 * The optimistic cart: one line with another quantity; zero removes it. The discount stays until
 * the server has recalculated it.
 */
export function withQuantity(cart: StoredCart, variantId: number, quantity: number): StoredCart {
  const { items, totalPrice } = cart;
  const changed = items.flatMap((line) => {
    if (line.variantId !== variantId) return [line];
    return quantity > 0 ? [{ ...line, quantity, lineTotal: line.price.amount * quantity }] : [];
  });
  return sumUp(changed, sumOfLines(items) - totalPrice);
}

/** Price changes between two states of a cart: old price by variant. */
export function priceChanges(before: StoredCart, after: StoredCart): Record<number, number> {
  // A cart stored by another version of the shop may have lines without prices.
  const priced = before.items.filter((line) => "price" in line);
  const old = new Map(priced.map((line) => [line.variantId, line.price.amount]));
  return Object.fromEntries(
    after.items.flatMap(({ variantId, price }) => {
      const was = old.get(variantId);
      return was === undefined || was === price.amount ? [] : [[variantId, was]];
    }),
  );
}

/** Typed quantities by variant. */
export type Wanted = Readonly<Record<number, number>>;

/** The largest available quantity of a line. */
export function mostOf({ available }: Pick<CartLine, "available">): number {
  return Math.min(MAX_QUANTITY, available);
}

/** Typed quantities that are still above the stock. */
export function stillWanted(wanted: Wanted, { items }: Pick<StoredCart, "items">): Wanted {
  const kept = items.flatMap((line): [number, number][] => {
    const typed = wanted[line.variantId];
    return typed !== undefined && typed > mostOf(line) ? [[line.variantId, typed]] : [];
  });
  return Object.fromEntries(kept);
}

/** Lines that cannot be ordered in their quantity. */
export function shortLines({ items }: Pick<StoredCart, "items">): CartLine[] {
  return items.filter(({ quantity, available }) => available < quantity);
}
