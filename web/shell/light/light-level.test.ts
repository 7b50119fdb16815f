import { expect, test } from "vitest";
import { dimmingTable } from "./light-level.ts";

const tableAt = (level: number) => (dimmingTable(level) ?? "").split(" ").map(Number);
/** The factor for the lamp, and for a mid-grey wall. */
const lamp = (level: number) => tableAt(level).at(-1) ?? 1;
const wall = (level: number) => tableAt(level)[6] ?? 1;

test("does not change the picture at full light", () => {
  expect(dimmingTable(100)).toBeUndefined();
});

test("darkens lamp and room at level 0", () => {
  expect(lamp(0)).toBeLessThan(0.06);
  expect(wall(0)).toBeLessThan(0.06);
});

test("darkens lamp and wall with each lower level", () => {
  const levels = [0, 5, 20, 40, 60, 80, 95];
  const lamps = levels.map(lamp);
  const walls = levels.map(wall);
  expect(lamps).toEqual(lamps.toSorted((a, b) => a - b));
  expect(walls).toEqual(walls.toSorted((a, b) => a - b));
});

test("keeps the lamp white and dims the wall at level 50", () => {
  expect(wall(50)).toBeGreaterThan(0.24);
  expect(wall(50)).toBeLessThan(0.36);
  expect(lamp(50)).toBeGreaterThan(0.9);
});
