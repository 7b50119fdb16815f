import { expect, test } from "vitest";
import { lamp, spot, item } from "../items/sample-items.ts";
import { findWetPlaces } from "./wet-places.ts";

const mirror = () => spot({ ip_rating: "ip44", room: ["bathroom"] });

test.each([
  ["an unprotected bathroom light", [spot({ room: ["bathroom"] })], "wet-bathroom", "clash"],
  ["an unprotected garden light", [spot({ room: ["garden", "facade"] })], "wet-outdoors", "clash"],
  [
    "an unprotected outdoor light",
    [item(["outdoor-lights"], { ip_rating: "ip20" })],
    "wet-outdoors",
    "clash",
  ],
  [
    "an unprotected light beside a bathroom light as a hint",
    [mirror(), spot({ room: ["kitchen", "bathroom"] })],
    "wet-bathroom",
    "hint",
  ],
] as const)("reports %s", (_, items, rule, severity) => {
  expect(findWetPlaces(items)).toMatchObject([
    { rule, severity, values: { ip: "IP20", needed: "IP44" } },
  ]);
});

test.each([
  ["a splash-proof light", [mirror()]],
  ["a light for dry rooms", [spot({ room: ["kitchen"] })]],
  ["a light for the bathroom and other rooms", [spot({ room: ["bathroom", "kitchen"] })]],
  ["a light for a balcony or stairs", [spot({ room: ["balcony", "stairs"] })]],
  ["a light of unknown rooms", [spot()]],
  ["a light of unknown protection", [item(["outdoor-lights"], { room: ["garden"] })]],
  ["a lamp for a fitting", [lamp({ ip_rating: "ip20", room: ["bathroom"] })]],
])("reports nothing for %s", (_, items) => {
  expect(findWetPlaces(items)).toEqual([]);
});

test("suggests the same kind of light with water protection", () => {
  expect(findWetPlaces([spot({ room: ["bathroom"] }, 3)])[0]?.resolution).toMatchObject({
    category: "surface-spots",
    quantity: 3,
    facts: { room: ["bathroom"] },
    oneOf: { ip_rating: expect.arrayContaining(["ip44", "ip65"]) },
  });
});
