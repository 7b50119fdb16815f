import { expect, test } from "vitest";
import { lamp, spot, item } from "../items/sample-items.ts";
import { findLightColours } from "./light-colours.ts";

const warm = (quantity = 1, room = ["reception", "dining"]) => lamp({ cct: 3000, room }, quantity);
const cool = (quantity = 1, room = ["reception"]) => lamp({ cct: 6500, room }, quantity);

test("the few follow the many, whatever was put in first", () => {
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

test("of as many, what was put in later follows", () => {
  const [first, second] = [cool(), warm()];
  expect(findLightColours([first, second])).toMatchObject([
    { variantIds: [second.variantId, first.variantId] },
  ]);
  expect(findLightColours([second, first])).toMatchObject([
    { variantIds: [first.variantId, second.variantId] },
  ]);
});

test("lamps follow fittings, however many they are", () => {
  const fitting = spot({ cct: 3000, room: ["reception"] });
  const lamps = cool(8);
  expect(findLightColours([lamps, fitting])).toMatchObject([
    { variantIds: [lamps.variantId, fitting.variantId] },
  ]);
});

test("warm and neutral side by side where there is one room only", () => {
  const office = (cct: number) => spot({ cct, room: ["office"] });
  expect(findLightColours([office(2700), office(4000)])).toHaveLength(1);
  expect(findLightColours([office(2700), office(3000)])).toEqual([]);
});

test("a fitting is swapped for the same fitting", () => {
  const room = ["dining"];
  const [found] = findLightColours([spot({ room }, 5), spot({ cct: 6500, room, finish: "black" })]);
  expect(found?.resolution).toMatchObject({
    facts: { cct_name: "warm" },
    prefers: { finish: "black" },
  });
  expect(found?.resolution).toHaveProperty("productId");
});

test.each([
  ["one white", [warm(), warm()]],
  [
    "warm beside neutral in rooms for many uses",
    [warm(), spot({ cct: 4000, room: ["reception", "office"] })],
  ],
  ["different rooms", [warm(), cool(1, ["kitchen"])]],
  [
    "out of doors",
    [3000, 6500].map((cct) => item(["floodlights", "outdoor-lights"], { cct, room: ["garden"] })),
  ],
  ["nobody says the room", [spot({ cct: 3000 }), lamp({ cct: 6500 })]],
  ["nobody says the white", [warm(), spot({ cct: false, room: ["reception"] })]],
  [
    "the white can be switched",
    [warm(), spot({ cct: 6500, cct_switch: true, room: ["reception"] })],
  ],
])("nothing to say: %s", (_, items) => {
  expect(findLightColours(items)).toEqual([]);
});
