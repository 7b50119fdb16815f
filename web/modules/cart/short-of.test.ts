import { expect, test } from "vitest";
import { shortOf } from "./short-of.ts";

const lines = [
  { variantId: 1, name: "Hala", quantity: 2 },
  { variantId: 2, name: "Nada", quantity: 4 },
  { variantId: 3, name: "Bareeq", quantity: 1 },
];

test("lists lines with fewer units in the cart than wanted", () => {
  const items = [
    { variantId: 1, quantity: 5 },
    { variantId: 2, quantity: 3 },
  ];
  expect(shortOf(lines, { items })).toEqual([
    { name: "Nada", there: 3, wanted: 4 },
    { name: "Bareeq", there: 0, wanted: 1 },
  ]);
});

test("returns nothing when the cart holds every line", () => {
  const items = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  expect(shortOf(lines, { items })).toEqual([]);
});
