import type { Cart, CartLine } from "#contract/cart/endpoints.ts";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";

type Lines = Omit<Cart, "restorableQty">;

/** A cart of these lines with its sums. */
export function sumUp(items: CartLine[]): Lines {
  return {
    items,
    totalQty: items.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: items.reduce((sum, line) => sum + line.lineTotal, 0),
  };
}

/** The cart as it will be once the server agrees: one line with another quantity; zero takes it out. */
export function withQuantity({ items }: Lines, variantId: number, quantity: number): Lines {
  const changed = items.flatMap((line) => {
    if (line.variantId !== variantId) return [line];
    return quantity > 0 ? [{ ...line, quantity, lineTotal: line.price.amount * quantity }] : [];
  });
  return sumUp(changed);
}

/** What changed in price between two states of a cart: old price by variant. */
export function priceChanges(before: Lines, after: Lines): Record<number, number> {
  const old = new Map(before.items.map((line) => [line.variantId, line.price.amount]));
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
export function stillWanted(wanted: Wanted, { items }: Pick<Lines, "items">): Wanted {
  const kept = items.flatMap((line): [number, number][] => {
    const typed = wanted[line.variantId];
    return typed !== undefined && typed > mostOf(line) ? [[line.variantId, typed]] : [];
  });
  return Object.fromEntries(kept);
}

/** Lines that cannot be ordered as they stand. */
export function shortLines({ items }: Pick<Lines, "items">): CartLine[] {
  return items.filter(({ quantity, available }) => available < quantity);
}
