import { expect, test } from "vitest";
import { lamp, spot, item } from "../items/sample-items.ts";
import { findLightColours } from "./light-colours.ts";

const warm = (quantity = 1, room = ["reception", "dining"]) => lamp({ cct: 3000, room }, quantity);
const cool = (quantity = 1, room = ["reception"]) => lamp({ cct: 6500, room }, quantity);

test("suggests the majority's colour temperature for the minority", () => {
  const items = [cool(2), warm(6)];
  expect(findLightColours(items)).toMatchObject([
    {
      rule: "light-colour",
      severity: "hint",
      variantIds: items.map(({ variantId }) => variantId),
      values: { own: 6500, others: 3000 },
      resolution: { quantity: 2, category: "lamps", facts: { cap: "e14", cct_name: "warm" } },
    },
  ]);
});

test("reports the later item when quantities are equal", () => {
  const [first, second] = [cool(), warm()];
  expect(findLightColours([first, second])).toMatchObject([
    { variantIds: [second.variantId, first.variantId] },
  ]);
  expect(findLightColours([second, first])).toMatchObject([
    { variantIds: [first.variantId, second.variantId] },
  ]);
});

test("reports lamps rather than fittings, regardless of quantity", () => {
  const fitting = spot({ cct: 3000, room: ["reception"] });
  const lamps = cool(8);
  expect(findLightColours([lamps, fitting])).toMatchObject([
    { variantIds: [lamps.variantId, fitting.variantId] },
  ]);
});

test("reports warm beside neutral light in a single room", () => {
  const office = (cct: number) => spot({ cct, room: ["office"] });
  expect(findLightColours([office(2700), office(4000)])).toHaveLength(1);
  expect(findLightColours([office(2700), office(3000)])).toEqual([]);
});

test("suggests the same fitting in the matching colour temperature", () => {
  const room = ["dining"];
  const [found] = findLightColours([spot({ room }, 5), spot({ cct: 6500, room, finish: "black" })]);
  expect(found?.resolution).toMatchObject({
    facts: { cct_name: "warm" },
    prefers: { finish: "black" },
  });
  expect(found?.resolution).toHaveProperty("productId");
});

test.each([
  ["lamps of one colour temperature", [warm(), warm()]],
  [
    "warm beside neutral light for several rooms",
    [warm(), spot({ cct: 4000, room: ["reception", "office"] })],
  ],
  ["lamps for different rooms", [warm(), cool(1, ["kitchen"])]],
  [
    "outdoor lights",
    [3000, 6500].map((cct) => item(["floodlights", "outdoor-lights"], { cct, room: ["garden"] })),
  ],
  ["lights of unknown room", [spot({ cct: 3000 }), lamp({ cct: 6500 })]],
  ["a light of unknown colour temperature", [warm(), spot({ cct: false, room: ["reception"] })]],
  [
    "a light with switchable colour temperature",
    [warm(), spot({ cct: 6500, cct_switch: true, room: ["reception"] })],
  ],
])("reports nothing for %s", (_, items) => {
  expect(findLightColours(items)).toEqual([]);
});
