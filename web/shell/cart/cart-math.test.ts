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

describe("a cart ahead of the server", () => {
  it("sums units and money", () => {
    expect(cart).toMatchObject({ totalQty: 3, totalPrice: 1300 });
  });

  it("takes another quantity for one line", () => {
    expect(withQuantity(cart, 1, 5)).toMatchObject({ totalQty: 6, totalPrice: 2800 });
  });

  it("keeps what came off until the server has said more, and never goes below nothing", () => {
    const reduced = { ...cart, totalPrice: 1200 };
    expect(withQuantity(reduced, 1, 5)).toMatchObject({ totalPrice: 2700 });
    expect(withQuantity({ ...cart, totalPrice: 300 }, 1, 0)).toMatchObject({ totalPrice: 0 });
  });

  it("knows no old price of a line that was kept without one", () => {
    const { price: _, ...unpriced } = line(1, 2, 500);
    const kept = { ...cart, items: [unpriced as CartLine, line(2, 1, 250)] };
    expect(priceChanges(kept, cart)).toEqual({ 2: 250 });
  });

  it("drops a line at zero and leaves a cart without it alone", () => {
    expect(withQuantity(cart, 1, 0).items.map((l) => l.variantId)).toEqual([2]);
    expect(withQuantity(cart, 99, 4)).toEqual(cart);
  });
});

describe("what the customer must be told", () => {
  it("names old prices of lines whose price is another now", () => {
    const today = sumUp([line(1, 2, 550), line(3, 1, 10)]);
    expect(priceChanges(cart, today)).toEqual({ 1: 500 });
  });

  it("finds lines over the stock", () => {
    expect(
      shortLines(sumUp([line(1, 2, 500, 1), line(2, 1, 300, 1)])).map((l) => l.variantId),
    ).toEqual([1]);
  });
});
