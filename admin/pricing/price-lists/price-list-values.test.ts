import { expect, test } from "vitest";
import { priceChanges } from "./price-list-values.ts";

const line = (variantId: number, pounds: string) => ({
  ...{ variantId, pounds },
  ...{ sku: "A", name: { ar: "نجفة", en: "Chandelier" }, ordinary: null },
});

test("sends only changed, added and removed prices", () => {
  const before = [line(1, "100"), line(2, "200"), line(3, "300")];
  const after = [line(1, "100.00"), line(2, "190"), line(4, "40")];
  expect(priceChanges(before, after)).toEqual({
    value: [
      { variantId: 2, piastres: 190_00 },
      { variantId: 4, piastres: 40_00 },
      { variantId: 3, piastres: null },
    ],
  });
});

test("names the field of a price that is not a number", () => {
  expect(priceChanges([], [line(1, "5"), line(2, "")])).toEqual({ wrong: "lines.1.pounds" });
});
