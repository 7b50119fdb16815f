import { describe, expect, it } from "vitest";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { priceChanges, shortLines, sumUp, withQuantity } from "./cart-math.ts";

function line(variantId: number, quantity: number, amount: number, available = 9): CartLine {
  return {
    variantId,
    productId: variantId,
    sku: `S-${variantId}`,
    name: "Lamp",
    options: "",
    path: "/product/1-lamp",
    picture: null,
    quantity,
    price: { amount, was: null },
    lineTotal: quantity * amount,
    available,
  };
}

const cart = sumUp([line(1, 2, 500), line(2, 1, 300)]);

describe("optimistic cart", () => {
  it("sums units and prices", () => {
    expect(cart).toMatchObject({ totalQty: 3, totalPrice: 1300 });
  });

  it("changes the quantity of one line", () => {
    expect(withQuantity(cart, 1, 5)).toMatchObject({ totalQty: 6, totalPrice: 2800 });
  });

  it("keeps the discount after a change and never falls below 0", () => {
    const reduced = { ...cart, totalPrice: 1200 };
    expect(withQuantity(reduced, 1, 5)).toMatchObject({ totalPrice: 2700 });
    expect(withQuantity({ ...cart, totalPrice: 300 }, 1, 0)).toMatchObject({ totalPrice: 0 });
  });

  it("reports no old price for a stored line without a price", () => {
    const { price: _, ...unpriced } = line(1, 2, 500);
    const kept = { ...cart, items: [unpriced as CartLine, line(2, 1, 250)] };
    expect(priceChanges(kept, cart)).toEqual({ 2: 250 });
  });

  it("removes a line at 0 and ignores an unknown variant", () => {
    expect(withQuantity(cart, 1, 0).items.map((l) => l.variantId)).toEqual([2]);
    expect(withQuantity(cart, 99, 4)).toEqual(cart);
  });
});

describe("cart notices", () => {
  it("returns old prices of lines whose price changed", () => {
    const today = sumUp([line(1, 2, 550), line(3, 1, 10)]);
    expect(priceChanges(cart, today)).toEqual({ 1: 500 });
  });

  it("returns lines with more units than the stock", () => {
    expect(
      shortLines(sumUp([line(1, 2, 500, 1), line(2, 1, 300, 1)])).map((l) => l.variantId),
    ).toEqual([1]);
  });
});
