import { expect, test } from "vitest";
import { linesOf, reducedPounds } from "./priced-lines.ts";

const product = {
  id: 1,
  name: { ar: "نجفة", en: "Chandelier" },
  variants: [
    { id: 11, sku: "A", piastres: 1_000_00 },
    { id: 12, sku: "B", piastres: null },
  ],
};

test("lists each variant of a product once", () => {
  const lines = linesOf(product, []);
  expect(lines.map(({ sku, ordinary }) => [sku, ordinary])).toEqual([
    ["A", 1_000_00],
    ["B", null],
  ]);
  expect(linesOf(product, lines.slice(0, 1)).map(({ sku }) => sku)).toEqual(["B"]);
});

test("rounds reduced prices of at least one pound down to pounds", () => {
  expect(reducedPounds(999_99, 15)).toBe("849");
  expect(reducedPounds(90, 50)).toBe("0.45");
  expect(reducedPounds(null, 15)).toBe("");
});
