import { expect, test } from "vitest";
import { chandelier, dimmer, lamp, spot } from "../items/sample-items.ts";
import { findLamps } from "./lamps.ts";

test.each([
  ["a fitting without lamps", [chandelier()], { cap: "E14", missing: 8, holders: 8 }],
  ["a fitting with too few lamps", [chandelier(), lamp({}, 5)], { missing: 3 }],
  [
    "two fittings with lamps for one",
    [chandelier({}, 2), lamp({}, 8)],
    { missing: 8, holders: 16 },
  ],
  ["a fitting with lamps of another cap", [chandelier(), lamp({ cap: "e27" }, 8)], { missing: 8 }],
  ["several fittings of one cap", [chandelier(), chandelier({ lamp_count: 1 })], { missing: 9 }],
] as const)("reports missing lamps for %s", (_, items, values) => {
  expect(findLamps(items)).toMatchObject([{ rule: "lamps", severity: "miss", values }]);
});

test.each([
  ["a fitting with enough lamps", [chandelier(), lamp({}, 8)]],
  ["a fitting with included lamps", [chandelier({ lamp_included: true })]],
  ["a fitting with unknown lamp inclusion", [chandelier({ lamp_included: "" })]],
  ["a fitting of unknown holder count", [chandelier({ lamp_count: "" })]],
  ["a fitting of unknown cap", [chandelier({ cap: false })]],
  ["lamps of an unknown cap", [chandelier(), lamp({ cap: false }, 8)]],
  ["a fitting with built-in light", [chandelier({ integrated_led: true })]],
  ["a lamp alone", [lamp()]],
])("reports nothing for %s", (_, items) => {
  expect(findLamps(items)).toEqual([]);
});

test("suggests lamps by wattage limit, colour temperature and dimmability", () => {
  const items = [
    chandelier({}),
    chandelier({ max_lamp_w: 7, lamp_count: 1 }),
    spot({ cct: 4000 }, 5),
    lamp({}, 2),
    dimmer(),
  ];
  expect(findLamps(items)[0]?.resolution).toEqual({
    from: null,
    quantity: 7,
    category: "lamps",
    facts: { cap: "e14" },
    atMost: { power_w: 7 },
    prefers: { cct_name: "neutral", dimmable: "led-dimmer" },
  });
});
