import fc from "fast-check";
import { expect, test } from "vitest";
import { lumens, mm } from "../units.ts";
import { beamPeak, beamPower, cosineBeam } from "./cosine-beam.ts";
import { fluxOf, scaledTo, withLamps } from "./flux.ts";
import { intensityLookUp } from "./look-up.ts";
import type { Photometry } from "./photometry.ts";

test.each([
  [15, 80.67, 12_999],
  [24, 31.37, 5152],
  [36, 13.81, 2357.5],
  [60, 4.819, 926],
  [90, 2, 477.5],
  [120, 1, 318.3],
])("models a %i° beam as cosⁿ with n=%f and %f cd", (beam, power, peak) => {
  expect(beamPower(beam) / power).toBeCloseTo(1, 3);
  expect(beamPeak(lumens(1000), beam) / peak).toBeCloseTo(1, 3);
  const look = intensityLookUp(cosineBeam(lumens(1000), beam));
  const half = (beam * Math.PI) / 360;
  expect(look(Math.sin(half), 0, -Math.cos(half)) / look(0, 0, -1)).toBeCloseTo(0.5, 4);
});

test("calculates intensities that integrate to the stated flux", () => {
  const beams = fc.double({ min: 10, max: 170, noNaN: true });
  fc.assert(
    fc.property(beams, fc.integer({ min: 1, max: 50_000 }), (beam, flux) => {
      expect(fluxOf(cosineBeam(lumens(flux), beam)) / flux).toBeCloseTo(1, 2);
    }),
  );
});

test("calculates narrow beams within 0.05 % of the stated flux", () => {
  for (const beam of [6, 10, 15, 24, 36])
    expect(Math.abs(fluxOf(cosineBeam(lumens(800), beam)) / 800 - 1)).toBeLessThan(0.0005);
});

/** Arbitrary lights, with planes and angles in unequal steps. */
const anyLight = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 359 }), { maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 179 }), { maxLength: 8 }),
    fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 80, maxLength: 80 }),
  )
  .map(([between, angles, values]): Photometry => {
    const planes = [0, ...between.toSorted((one, other) => one - other), 360];
    const all = [0, ...angles.toSorted((one, other) => one - other), 180];
    const rows = planes.slice(0, -1).map((_, plane) => {
      return all.map((__, angle) => (values[plane * 10 + angle] ?? 0) + 1);
    });
    return { frame: "C", planes, angles: all, candelas: [...rows, rows[0] ?? []] };
  });

test("returns looked-up intensities that integrate to the table's flux", () => {
  fc.assert(
    fc.property(anyLight, (light) => {
      const look = intensityLookUp(light);
      const [rings, steps] = [180, 360];
      let sum = 0;
      for (let ring = 0; ring < rings; ring++) {
        const theta = ((ring + 0.5) / rings) * Math.PI;
        for (let step = 0; step < steps; step++) {
          const phi = ((step + 0.5) / steps) * 2 * Math.PI;
          const [x, y] = [Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi)];
          sum += look(x, y, -Math.cos(theta)) * Math.sin(theta);
        }
      }
      const flux = (sum * 2 * Math.PI ** 2) / (rings * steps);
      expect(flux / fluxOf(light)).toBeCloseTo(1, 2);
    }),
    { numRuns: 20 },
  );
});

test("scales a measured fitting to other lamps by its output ratio", () => {
  const opening = { length: mm(0), width: mm(0), height: mm(0), isRound: true };
  const photometry = cosineBeam(lumens(700), 60);
  const facts = { format: "test", name: "", power: 9, opening, photometry };
  const file = { ...facts, lampFlux: lumens(1000) };
  const shining = withLamps(file, lumens(400)).photometry;
  expect(fluxOf(shining) / fluxOf(photometry)).toBeCloseTo(0.4, 9);
  const whole = { ...facts, lampFlux: undefined };
  expect(withLamps(whole, lumens(400))).toBe(whole);
});

test("scales a light to the requested flux", () => {
  const scaled = scaledTo(cosineBeam(lumens(800), 36), lumens(400));
  expect(fluxOf(scaled)).toBeCloseTo(400, 6);
});
