import { expect, test } from "vitest";
import { differences } from "./conflict.ts";
import { EMPTY_PRODUCT, type ProductValues } from "./product-values.ts";

const base: ProductValues = {
  ...EMPTY_PRODUCT,
  name: { ar: "نجفة", en: "Chandelier" },
  attributes: { power_w: "12" },
};

test("lists conflicting fields and whose edit changed each", () => {
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

test("treats missing and empty values as equal", () => {
  const mine = { ...base, attributes: { power_w: "12", cap: "" } };
  expect(differences(mine, base, base)).toEqual([]);
});

test("marks every difference as the user's own without a common base", () => {
  const theirs = { ...base, brandId: "3" };
  expect(differences(base, theirs, undefined)).toMatchObject([{ path: "brandId", isMine: true }]);
});
