import { expect, test } from "vitest";
import { item } from "../items/sample-items.ts";
import { findTracks } from "./tracks.ts";

const spot = (system: string | undefined, quantity = 1) =>
  item(
    ["track-lighting", "spot-lights"],
    { mounting: "track", finish: "white", ...(system && { track_system: system }) },
    quantity,
  );
const part = (system: string, track_part: string) =>
  item(["track-rails"], { track_system: system, track_part, finish: "black" });
const rulesOf = (...items: Parameters<typeof findTracks>[0]) =>
  findTracks(items).map(({ rule }) => rule);

test("suggests a track of the spots' system and finish", () => {
  const spots = spot("three-circuit", 4);
  expect(findTracks([spots])).toEqual([
    {
      rule: "track",
      severity: "miss",
      variantIds: [spots.variantId],
      values: { count: 4 },
      resolution: {
        from: null,
        quantity: 1,
        category: "track-rails",
        facts: { track_system: "three-circuit", track_part: "rail" },
        prefers: { finish: "white" },
      },
    },
  ]);
  expect(rulesOf(spots, part("magnetic-48", "rail"))).toEqual(["track", "track-feed"]);
});

test("reports a missing end feed of the track's system", () => {
  const rail = part("three-circuit", "rail");
  expect(rulesOf(spot("three-circuit"), rail)).toEqual(["track-feed"]);
  expect(rulesOf(rail, part("magnetic-48", "feed"))).toEqual(["track-feed"]);
  expect(rulesOf(spot("three-circuit"), rail, part("three-circuit", "feed"))).toEqual([]);
  expect(rulesOf(part("three-circuit", "corner"), part("three-circuit", "cap"))).toEqual([]);
});

test("reports nothing for spots of unknown system or track drivers", () => {
  const driver = item(["drivers"], { track_system: "magnetic-48", output_voltage: "dc-48" });
  expect(rulesOf(spot(undefined), driver)).toEqual([]);
});
