import { expect, test } from "vitest";
import type { SetPiece } from "#contract/lighting/endpoints.ts";
import { priceOfPieces } from "./price-with-parts.ts";

const piece = (amount: number, quantity: number): SetPiece => ({
  variant: {
    variantId: amount,
    productId: 1,
    name: "",
    options: "",
    path: "",
    price: { amount, was: null },
    available: 9,
    picture: null,
  },
  quantity,
  label: "",
});

test("includes drivers and dimmers in a plan's price", () => {
  const check = { needed: [piece(350_00, 1), piece(12_00, 3)], rigid: [], findings: [] };
  expect(priceOfPieces({ ...check, dimmer: piece(400_00, 2) })).toBe(350_00 + 36_00 + 800_00);
  expect(priceOfPieces({ ...check, dimmer: null })).toBe(350_00 + 36_00);
});
