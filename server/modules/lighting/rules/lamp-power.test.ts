import { expect, test } from "vitest";
import { chandelier, lamp } from "../items/sample-items.ts";
import { findLampPower } from "./lamp-power.ts";

const weak = (quantity = 1) => chandelier({ max_lamp_w: 7, lamp_count: 1 }, quantity);
const strong = () => chandelier({ max_lamp_w: 40, lamp_count: 2 });

test.each([
  [
    "a lamp too strong for every holder",
    [weak(), lamp({ power_w: 9 }, 2)],
    { power: 9, max: 7, units: 2 },
  ],
  [
    "more strong lamps than strong holders",
    [weak(), strong(), lamp({ power_w: 9 }, 3)],
    { units: 1 },
  ],
] as const)("reports %s", (_, items, values) => {
  expect(findLampPower(items)).toMatchObject([{ rule: "lamp-power", severity: "clash", values }]);
});

test.each([
  ["a lamp within the limit", [weak(), lamp({ power_w: 7 })]],
  [
    "weak and strong lamps for weak and strong holders",
    [weak(), strong(), lamp({ power_w: 9 }, 2), lamp()],
  ],
  ["more lamps than holders", [weak(), strong(), lamp({ power_w: 9 }, 8)]],
  ["a fitting of unknown limit", [chandelier({ max_lamp_w: "" }), lamp({ power_w: 90 })]],
  [
    "a fitting of unknown holder count",
    [chandelier({ lamp_count: "" }), weak(), lamp({ power_w: 9 }, 2)],
  ],
  ["a lamp of unknown power", [weak(), lamp({ power_w: "" })]],
  ["a lamp of another cap", [weak(), lamp({ cap: "e27", power_w: 9 })]],
  ["a fitting of unknown cap", [weak(), chandelier({ cap: false }), lamp({ power_w: 9 })]],
  ["a lamp without a fitting", [lamp({ power_w: 12 })]],
])("reports nothing for %s", (_, items) => {
  expect(findLampPower(items)).toEqual([]);
});

test("suggests a similar weaker lamp for the excess units only", () => {
  const items = [weak(), strong(), lamp({ power_w: 9, cct_name: "warm" }, 3)];
  expect(findLampPower(items)[0]?.resolution).toMatchObject({
    from: items[2]?.variantId,
    quantity: 1,
    facts: { cap: "e14" },
    atMost: { power_w: 7 },
    prefers: { cct_name: "warm", dimmable: "led-dimmer" },
  });
});
