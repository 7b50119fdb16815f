import fc from "fast-check";
import { expect, test } from "vitest";
import { isInside, type Room } from "../room/room.ts";
import { feet, inInches, metres, mm } from "../units.ts";
import { lightGrid } from "./light-grid.ts";
import { chandelierDiameter, downlightSpacing } from "./spacing.ts";

const reflectances = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const room = { length: metres(5), width: metres(4), height: metres(2.8), reflectances };

test("a room of 16 × 18 ft asks for a chandelier of 34 inches", () => {
  expect(inInches(chandelierDiameter(feet(16), feet(18)))).toBeCloseTo(34, 9);
});

test("downlights 1.65 m above the plane stand 1.65 m apart and 0.825 m from the wall", () => {
  expect(downlightSpacing(metres(1.65))).toEqual({ grid: 1650, toWall: 825 });
});

test("twelve lights in 5 × 4 m stand in four columns and three rows", () => {
  const grid = lightGrid(room, 12);
  expect(grid).toMatchObject({ columns: 4, rows: 3, spacing: { x: 1250 }, toWall: { x: 625 } });
  expect(grid.spacing.y).toBeCloseTo(1333.33, 2);
  expect(grid.places[0]).toEqual({ x: 625, y: grid.toWall.y });
});

test("every grid has enough lights, all of them in the room", () => {
  const size = fc.integer({ min: 1500, max: 12_000 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 60 }), fc.boolean(), (x, y, count, isL) => {
      const cutOut = {
        corner: { x: "end", y: "end" } as const,
        length: mm(x / 2),
        width: mm(y / 3),
      };
      const shape: Room = { ...room, length: mm(x), width: mm(y), ...(isL && { cutOut }) };
      const { places } = lightGrid(shape, count);
      expect(places.length).toBeGreaterThanOrEqual(count);
      expect(places.every((place) => isInside(shape, place.x, place.y))).toBe(true);
    }),
  );
});
