import { expect, test } from "vitest";
import { chandelier, dimmer, lamp, spot } from "../items/sample-items.ts";
import { findLamps } from "./lamps.ts";

test.each([
  ["no lamps", [chandelier()], { cap: "E14", missing: 8, holders: 8 }],
  ["too few", [chandelier(), lamp({}, 5)], { missing: 3 }],
  ["two of them", [chandelier({}, 2), lamp({}, 8)], { missing: 8, holders: 16 }],
  ["lamps of another cap", [chandelier(), lamp({ cap: "e27" }, 8)], { missing: 8 }],
  ["fittings of one cap together", [chandelier(), chandelier({ lamp_count: 1 })], { missing: 9 }],
] as const)("%s", (_, items, values) => {
  expect(findLamps(items)).toMatchObject([{ rule: "lamps", severity: "miss", values }]);
});

test.each([
  ["enough", [chandelier(), lamp({}, 8)]],
  ["lamps included", [chandelier({ lamp_included: true })]],
  ["nobody says whether they are included", [chandelier({ lamp_included: "" })]],
  ["nobody says how many", [chandelier({ lamp_count: "" })]],
  ["nobody says which cap", [chandelier({ cap: false })]],
  ["lamps of an unknown cap may fit", [chandelier(), lamp({ cap: false }, 8)]],
  ["the light is built in", [chandelier({ integrated_led: true })]],
  ["a lamp alone", [lamp()]],
])("nothing to say: %s", (_, items) => {
  expect(findLamps(items)).toEqual([]);
});

test("asks for lamps that the weakest holder takes, in the white of most units, dimmable for a dimmer", () => {
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
