import { expect, test } from "vitest";
import { cartLinesOf, queryLines } from "./simulator-values.ts";

const name = { ar: "نجفة", en: "Chandelier" };
const variants = [
  { id: 11, sku: "A", piastres: 1_000_00 },
  { id: 12, sku: "B", piastres: null },
];

test("adds a product once, with one unit of its first variant", () => {
  const lines = cartLinesOf({ id: 1, name, variants }, []);
  expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ["A", "1"],
    ["B", "0"],
  ]);
  expect(cartLinesOf({ id: 1, name, variants }, lines)).toEqual([]);
});

test("sends cart lines in any digits and names invalid quantities", () => {
  const line = (variantId: number, quantity: string) => ({ variantId, sku: "", name, quantity });
  expect(queryLines([line(11, "٣"), line(12, "0"), line(13, "")])).toEqual({ value: "11:3" });
  expect(queryLines([line(11, "1"), line(12, "two")])).toEqual({ wrong: "lines.1.quantity" });
});
