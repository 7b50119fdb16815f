/**
 * The analytical test cases for artificial light of CIE 171:2006, "Test Cases to Assess the
 * Accuracy of Lighting Computer Programs", as far as their geometry is public (published validation
 * reports, and the list of errata at lightinganalysts.com/cie-1712006-errata). Daylight and glass
 * (5.5, 5.9–5.14) are out of scope. 5.6 and 5.7 (light from one matt surface to another, with and
 * without an obstruction) are not here: the positions of their surfaces and points are only in the
 * report, which has to be bought, and the errata say that its table for 5.7 is wrong. The same
 * effects are tested against closed formulas in form-factor.test.ts and ../plan/obstacles.test.ts.
 */
import { expect, test } from "vitest";
import { directAt, directOnPatches } from "../illuminance/direct-light.ts";
import { luminaireOf, type PlacedLight } from "../illuminance/luminaire.ts";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { areaOf } from "../room/patches.ts";
import { lumens, metres, mm } from "../units.ts";
import { VALIDATION_LIMITS } from "../validation-limits.ts";
import { roomModel } from "./room-model.ts";

const point = { length: mm(0), width: mm(0), height: mm(0), isRound: false };
/** 1000 cd straight down. */
const matt = cosineBeam(lumens(1000 * Math.PI), 120);
const allRound: Photometry = {
  frame: "C",
  planes: [0],
  angles: [0, 180],
  candelas: [[10_000 / (4 * Math.PI), 10_000 / (4 * Math.PI)]],
};
const inCentre = (height: number, change: Partial<PlacedLight>): PlacedLight => ({
  x: metres(2),
  y: metres(2),
  z: metres(height),
  turn: 0,
  tilt: 0,
  opening: point,
  photometry: matt,
  ...change,
});
const differenceOf = (found: number, expected: number) => Math.abs(found / expected - 1);

test.each([
  [0, 0, 111.11],
  [0.5, 0, 105.21],
  [1, 0, 90.02],
  [1.5, 0, 71.11],
  [0.5, 0.5, 99.73],
  [1, 0.5, 85.64],
  [1.5, 0.5, 68.06],
  [1, 1, 74.36],
  [1.5, 1, 59.98],
  [1.5, 1.5, 49.39],
])("matches CIE 171 5.2 at %f m and %f m: %f lx", (x, y, expected) => {
  const light = luminaireOf(inCentre(3, {}));
  const found = directAt(light, [2000 + x * 1000, 2000 + y * 1000, 0]);
  expect(differenceOf(found, expected)).toBeLessThan(VALIDATION_LIMITS.point);
});

const panel = { length: metres(1), width: metres(1), height: mm(0), isRound: false };

test.each([
  [0.25, 61.27],
  [0.75, 79.18],
  [1.25, 95.52],
  [1.75, 105.89],
])("matches CIE 171 5.3 on the floor at %f m: %f lx", (y, lx) => {
  const light = luminaireOf(inCentre(3, { opening: panel }));
  expect(differenceOf(directAt(light, [2000, y * 1000, 0]), lx)).toBeLessThan(
    VALIDATION_LIMITS.area,
  );
});

test.each([
  [2.75, 32.68],
  [2.25, 75.09],
  [1.75, 81.38],
  [1.25, 69.12],
  [0.75, 53.41],
  [0.25, 39.9],
])("matches CIE 171 5.3 on the wall at %f m: %f lx", (z, lx) => {
  const spot = { surface: "walls", axis: 1, facing: 1, at: 0 } as const;
  const around = (value: number) => [value * 1000 - 5, value * 1000 + 5] as const;
  const light = luminaireOf(inCentre(3, { opening: panel }));
  const [found = 0] = directOnPatches(light, [{ ...spot, u: around(z), v: around(2) }], undefined);
  expect(differenceOf(found, lx)).toBeLessThan(VALIDATION_LIMITS.area);
});

test("distributes all 10,000 lm on the room's surfaces (CIE 171, 5.4)", () => {
  const dark = { ceiling: 0, walls: 0, floor: 0 };
  const size = { length: metres(4), width: metres(4), height: metres(3) };
  const model = roomModel({ ...size, reflectances: dark }, []);
  const lit = model.lit([model.directFrom(inCentre(1.5, { photometry: allRound }))]);
  const flux = model.patches.reduce((sum, patch, index) => {
    return sum + ((lit.patches[index] ?? 0) * areaOf(patch)) / 1e6;
  }, 0);
  expect(differenceOf(flux, 10_000)).toBeLessThan(VALIDATION_LIMITS.flux);
});

test.each([
  [0.05, 5.48],
  [0.1, 11.6],
  [0.2, 26],
  [0.3, 44.6],
  [0.4, 69.4],
  [0.5, 104],
  [0.6, 156],
  [0.7, 243],
  [0.8, 417],
  [0.9, 937],
  [0.95, 1979],
])("reflects for reflectance %f a mean of %f lx (CIE 171, 5.8)", (share, expected) => {
  const cube = { length: metres(4), width: metres(4), height: metres(4) };
  const reflectances = { ceiling: share, walls: share, floor: share };
  for (const count of [6, 300]) {
    const model = roomModel({ ...cube, reflectances }, [], count);
    const direct = model.directFrom(inCentre(2, { photometry: allRound }));
    const { patches } = model.lit([direct]);
    const reflected = model.patches.reduce((sum, patch, index) => {
      const added = (patches[index] ?? 0) - (direct.patches[index] ?? 0);
      return sum + (added * areaOf(patch)) / 1e6;
    }, 0);
    expect(differenceOf(reflected / 96, expected)).toBeLessThan(VALIDATION_LIMITS.cube);
  }
});
