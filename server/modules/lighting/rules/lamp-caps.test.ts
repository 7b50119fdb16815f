import { expect, test } from "vitest";
import { chandelier, lamp, spot } from "../items/sample-items.ts";
import { findLampCaps } from "./lamp-caps.ts";

test("lamps that fit nothing while a fitting goes without", () => {
  const items = [chandelier(), lamp({ cap: "e27" }, 8)];
  const [fitting, wrong] = items;
  expect(findLampCaps(items)).toEqual([
    {
      rule: "lamp-cap",
      severity: "clash",
      variantIds: [wrong?.variantId, fitting?.variantId],
      values: { cap: "E27", needed: "E14" },
      resolution: { remove: wrong?.variantId, quantity: 8 },
    },
  ]);
});

test("another number of them may be for another place", () => {
  expect(findLampCaps([chandelier(), lamp({ cap: "e27" }, 3)])).toMatchObject([
    { severity: "hint" },
  ]);
});

test.each([
  ["lamps alone", [lamp({ cap: "e27" }, 8)]],
  [
    "every fitting has its lamps: these are for elsewhere",
    [chandelier(), lamp({}, 8), lamp({ cap: "e27" })],
  ],
  [
    "the fitting has its lamps in the box",
    [chandelier({ lamp_included: true }), lamp({ cap: "e27" })],
  ],
  ["beside built-in light", [spot(), lamp({ cap: "e27" })]],
  [
    "a fitting whose cap nobody wrote down",
    [chandelier(), chandelier({ cap: false }), lamp({ cap: "e27" })],
  ],
  ["nobody says its cap", [chandelier(), lamp({ cap: false })]],
  ["one of two caps", [chandelier(), chandelier({ cap: "e27" }), lamp({ cap: "e27" }, 3)]],
])("nothing to say: %s", (_, items) => {
  expect(findLampCaps(items)).toEqual([]);
});
