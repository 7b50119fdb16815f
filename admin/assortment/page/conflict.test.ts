import { expect, test } from "vitest";
import { differences } from "./conflict.ts";
import { EMPTY_PRODUCT, type ProductValues } from "./product-values.ts";

const base: ProductValues = {
  ...EMPTY_PRODUCT,
  name: { ar: "نجفة", en: "Chandelier" },
  attributes: { power_w: "12" },
};

test("of two edits, each field says who has changed it", () => {
  const mine = { ...base, name: { ar: "نجفة", en: "Mine" }, attributes: { power_w: "15" } };
  const theirs = { ...base, name: { ar: "لهم", en: "Theirs" }, isMarkedNew: true };
  const found = differences(mine, theirs, base);
  expect(found.map(({ path, isMine }) => [path, isMine])).toEqual([
    ["name.ar", false],
    ["name.en", true],
    ["attributes.power_w", true],
    ["isMarkedNew", false],
  ]);
});

test("what is not filled in is the same however it is written", () => {
  const mine = { ...base, attributes: { power_w: "12", cap: "" } };
  expect(differences(mine, base, base)).toEqual([]);
});

test("without what both began with, every difference is one's own to decide", () => {
  const theirs = { ...base, brandId: "3" };
  expect(differences(base, theirs, undefined)).toMatchObject([{ path: "brandId", isMine: true }]);
});
