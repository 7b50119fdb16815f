import fc from "fast-check";
import { expect, test } from "vitest";
import { directAt } from "../illuminance/direct-light.ts";
import { luminaireOf } from "../illuminance/luminaire.ts";
import { beamPower, cosineBeam } from "../photometry/cosine-beam.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { isInside, type Room } from "../room/room.ts";
import { feet, inches, lumens, metres, mm } from "../units.ts";
import { lightGrid } from "./light-grid.ts";
import { spacingCriterion } from "./spacing-criterion.ts";
import { chandelierDiameter, downlightSpacing } from "./spacing.ts";

const reflectances = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const room = { length: metres(5), width: metres(4), height: metres(2.8), reflectances };

test("recommends a 34-inch chandelier for a 16×18 ft room", () => {
  expect(chandelierDiameter(feet(16), feet(18))).toBeCloseTo(inches(34), 9);
});

test("spaces downlights by their height above the plane, half to walls", () => {
  expect(downlightSpacing(metres(1.65))).toEqual({ grid: 1650, toWall: 825 });
});

test("returns spacing criterion 1.29 for a matt surface, by power for beams", () => {
  expect(spacingCriterion(cosineBeam(lumens(1000), 120))).toBeCloseTo(1.287, 2);
  for (const beam of [24, 36, 60, 90]) {
    // 2·cosⁿ⁺³θ = 1 between two lights, 4·cosⁿ⁺³θ = 1 in the middle of four.
    const power = beamPower(beam) + 3;
    const between = 2 * Math.tan(Math.acos((1 / 2) ** (1 / power)));
    const amid = Math.SQRT2 * Math.tan(Math.acos((1 / 4) ** (1 / power)));
    const found = spacingCriterion(cosineBeam(lumens(500), beam));
    expect((found ?? 0) / Math.min(between, amid)).toBeCloseTo(1, 2);
  }
});

test("matches brightness between and below lights at the spacing criterion", () => {
  const photometry = cosineBeam(lumens(1000), 60);
  const apart = spacingCriterion(photometry) ?? 0;
  const point = { length: mm(0), width: mm(0), height: mm(0), isRound: true };
  const place = { x: mm(0), y: mm(0), z: metres(2), turn: 0, tilt: 0, opening: point };
  const light = luminaireOf({ ...place, photometry });
  const below = directAt(light, [0, 0, 0]);
  expect((2 * directAt(light, [apart * 1000, 0, 0])) / below).toBeCloseTo(1, 2);
});

test("returns no spacing criterion for light directed upwards only", () => {
  const up: Photometry = { frame: "C", planes: [0], angles: [90, 180], candelas: [[0, 100]] };
  expect(spacingCriterion(up)).toBeUndefined();
});

test("arranges 12 lights in 5×4 m in 4 columns and 3 rows", () => {
  const grid = lightGrid(room, 12);
  expect(grid).toMatchObject({ columns: 4, rows: 3, spacing: { x: 1250 }, toWall: { x: 625 } });
  expect(grid.spacing.y).toBeCloseTo(1333.33, 2);
  expect(grid.places[0]).toEqual({ x: 625, y: grid.toWall.y });
});

test("returns grids with enough lights, all inside the room", () => {
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
