import type { Cart, CartLine } from "#contract/cart/endpoints.ts";

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

/** Lines that cannot be ordered as they stand. */
export function shortLines({ items }: Pick<Lines, "items">): CartLine[] {
  return items.filter(({ quantity, available }) => available < quantity);
}
