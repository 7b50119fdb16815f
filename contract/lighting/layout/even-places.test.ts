import { expect, test } from "vitest";
import { FIRST_PLAN, roomOf } from "../plan/plan.ts";
import { isInside } from "../room/room.ts";
import { metres } from "../units.ts";
import { evenPlaces } from "./even-places.ts";

const room = roomOf(FIRST_PLAN);
const rowsOf = (count: number) => {
  const places = evenPlaces(room, count);
  return [...new Set(places.map(({ y }) => y))].map(
    (row) => places.filter(({ y }) => y === row).length,
  );
};

test("places any number of lights in even, mirrored rows", () => {
  expect(rowsOf(0)).toEqual([]);
  expect(rowsOf(6)).toEqual([3, 3]);
  expect(rowsOf(7)).toEqual([4, 3]);
  for (let count = 1; count <= 60; count++) {
    const counts = rowsOf(count);
    expect(counts.reduce((sum, inRow) => sum + inRow, 0)).toBe(count);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const isMirrored = counts.toReversed().join() === counts.join();
    expect(isMirrored || counts.length % 2 === 0).toBe(true);
  }
});

test("places lights of an L-shaped room inside it, each once", () => {
  const corner = { x: "end", y: "end" } as const;
  const angled = { ...room, cutOut: { corner, length: metres(2), width: metres(2) } };
  for (const count of [1, 5, 7, 11]) {
    const places = evenPlaces(angled, count);
    expect(places.filter(({ x, y }) => isInside(angled, x, y))).toHaveLength(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});
