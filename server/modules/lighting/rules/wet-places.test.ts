import { expect, test } from "vitest";
import { lamp, spot, item } from "../items/sample-items.ts";
import { findWetPlaces } from "./wet-places.ts";

const mirror = () => spot({ ip_rating: "ip44", room: ["bathroom"] });

test.each([
  ["for the bathroom, without protection", [spot({ room: ["bathroom"] })], "wet-bathroom", "clash"],
  ["for the garden", [spot({ room: ["garden", "facade"] })], "wet-outdoors", "clash"],
  ["an outdoor light", [item(["outdoor-lights"], { ip_rating: "ip20" })], "wet-outdoors", "clash"],
  [
    "maybe for the bathroom that the mirror light is for",
    [mirror(), spot({ room: ["kitchen", "bathroom"] })],
    "wet-bathroom",
    "hint",
  ],
] as const)("%s", (_, items, rule, severity) => {
  expect(findWetPlaces(items)).toMatchObject([
    { rule, severity, values: { ip: "IP20", needed: "IP44" } },
  ]);
});

test.each([
  ["splash-proof", [mirror()]],
  ["dry rooms", [spot({ room: ["kitchen"] })]],
  [
    "bathroom among others, and nothing says which it is",
    [spot({ room: ["bathroom", "kitchen"] })],
  ],
  ["a covered balcony or the stairs", [spot({ room: ["balcony", "stairs"] })]],
  ["nobody says the rooms", [spot()]],
  ["nobody says the protection", [item(["outdoor-lights"], { room: ["garden"] })]],
  ["a lamp goes into a fitting", [lamp({ ip_rating: "ip20", room: ["bathroom"] })]],
])("nothing to say: %s", (_, items) => {
  expect(findWetPlaces(items)).toEqual([]);
});

test("asks for the same kind of item that takes water", () => {
  expect(findWetPlaces([spot({ room: ["bathroom"] }, 3)])[0]?.resolution).toMatchObject({
    category: "surface-spots",
    quantity: 3,
    facts: { room: ["bathroom"] },
    oneOf: { ip_rating: expect.arrayContaining(["ip44", "ip65"]) },
  });
});
