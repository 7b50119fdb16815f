import { expect, test } from "vitest";
import { chandelier, lamp, spot } from "../items/sample-items.ts";
import { findLampCaps } from "./lamp-caps.ts";

test("reports lamps of the wrong cap as a clash", () => {
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

test("reports a hint when the number of lamps differs from the holders", () => {
  expect(findLampCaps([chandelier(), lamp({ cap: "e27" }, 3)])).toMatchObject([
    { severity: "hint" },
  ]);
});

test.each([
  ["lamps alone", [lamp({ cap: "e27" }, 8)]],
  [
    "extra lamps when every fitting has its lamps",
    [chandelier(), lamp({}, 8), lamp({ cap: "e27" })],
  ],
  ["a fitting with included lamps", [chandelier({ lamp_included: true }), lamp({ cap: "e27" })]],
  ["a lamp beside a fitting with built-in light", [spot(), lamp({ cap: "e27" })]],
  ["a fitting of unknown cap", [chandelier(), chandelier({ cap: false }), lamp({ cap: "e27" })]],
  ["a lamp of unknown cap", [chandelier(), lamp({ cap: false })]],
  [
    "lamps for one of two caps",
    [chandelier(), chandelier({ cap: "e27" }), lamp({ cap: "e27" }, 3)],
  ],
])("reports nothing for %s", (_, items) => {
  expect(findLampCaps(items)).toEqual([]);
});
