import fc from "fast-check";
import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { lumens, metres, mm, type Millimetres } from "../units.ts";
import { directAt, directOnPatches, solidAngle } from "./direct-light.ts";
import { luminaireOf, type PlacedLight } from "./luminaire.ts";

const point = { length: mm(0), width: mm(0), height: mm(0), isRound: false };
const uniform: Photometry = {
  frame: "C",
  planes: [0],
  angles: [0, 180],
  candelas: [[100, 100]],
};

function lightAt(z: Millimetres, change: Partial<PlacedLight> = {}): PlacedLight {
  return {
    x: mm(0),
    y: mm(0),
    z,
    turn: 0,
    tilt: 0,
    opening: point,
    photometry: uniform,
    ...change,
  };
}

test("calculates point sources as E=I·cos³θ⁄h² (CIE 171, 5.2)", () => {
  const light = luminaireOf(lightAt(metres(3)));
  for (const degrees of [0, 15, 30, 45, 60, 75]) {
    const x = 3000 * Math.tan((degrees * Math.PI) / 180);
    const expected = (100 * Math.cos((degrees * Math.PI) / 180) ** 3) / 3 ** 2;
    expect(directAt(light, [x, 0, 0])).toBeCloseTo(expected, 9);
  }
  expect(directAt(light, [0, 0, 3000])).toBe(0);
});

test("calculates vertical illuminance as I·sinθ⁄d² at points and wall patches", () => {
  const light = luminaireOf(lightAt(metres(3)));
  for (const degrees of [15, 30, 45, 60]) {
    const angle = (degrees * Math.PI) / 180;
    const [aside, distance] = [3000 * Math.tan(angle), 3000 / Math.cos(angle)];
    const expected = (100 * Math.sin(angle)) / (distance / 1000) ** 2;
    expect((100 * Math.sin(angle) * Math.cos(angle) ** 2) / 3 ** 2).toBeCloseTo(expected, 9);
    const spot = { surface: "walls", axis: 0, facing: -1, at: aside } as const;
    const [found] = directOnPatches(light, [{ ...spot, u: [-1, 1], v: [-1, 1] }], undefined);
    expect(found).toBeCloseTo(expected, 3);
  }
});

/** The flux of a matt surface of luminance L is π·L·A. */
const LUMINANCE = 1000;
const mattFlux = (area: number) => lumens(Math.PI * LUMINANCE * area);

test.each([0.5, 1, 2, 4])("calculates E=πL·r²⁄(r²+h²) %f m below a matt disc", (height) => {
  const opening = { length: metres(1), width: metres(1), height: mm(0), isRound: true };
  const photometry = cosineBeam(mattFlux(Math.PI / 4), 120);
  const light = luminaireOf(lightAt(metres(height), { opening, photometry }));
  const expected = (Math.PI * LUMINANCE * 0.25) / (0.25 + height ** 2);
  expect(directAt(light, [0, 0, 0]) / expected).toBeCloseTo(1, 1.7);
});

/**
 * Configuration factor of a rectangle a × b at height h over the point below one of its corners.
 */
function cornerFactor(a: number, b: number, h: number): number {
  const [ah, bh] = [Math.hypot(a, h), Math.hypot(b, h)];
  return ((a / ah) * Math.atan(b / ah) + (b / bh) * Math.atan(a / bh)) / (2 * Math.PI);
}

test.each([0.6, 1, 3])("calculates E=πL·F %f m from a matt rectangle (CIE 171, 5.3)", (height) => {
  const opening = { length: metres(1.2), width: metres(0.6), height: mm(0), isRound: false };
  const photometry = cosineBeam(mattFlux(0.72), 120);
  const light = luminaireOf(lightAt(metres(height), { opening, photometry }));
  for (const [x, y] of [
    [0, 0],
    [0.6, 0.3],
    [1.5, 0.2],
    [0, 2],
  ] as const) {
    // By corners; a side beyond the foot point counts negative.
    const factor =
      cornerFactor(0.6 + x, 0.3 + y, height) +
      cornerFactor(0.6 - x, 0.3 + y, height) +
      cornerFactor(0.6 + x, 0.3 - y, height) +
      cornerFactor(0.6 - x, 0.3 - y, height);
    const expected = Math.PI * LUMINANCE * factor;
    expect(directAt(light, [x * 1000, y * 1000, 0]) / expected).toBeCloseTo(1, 1.7);
  }
});

test("sums solid angles of a surrounding box to the whole sphere", () => {
  const side = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(side, side, side, (x, y, z) => {
      const along = (at: number) => [-at, 10_000 - at] as const;
      const [xs, ys, zs] = [along(x), along(y), along(z)];
      const total =
        solidAngle(xs, ys, z) +
        solidAngle(xs, ys, 10_000 - z) +
        solidAngle(ys, zs, x) +
        solidAngle(ys, zs, 10_000 - x) +
        solidAngle(zs, xs, y) +
        solidAngle(zs, xs, 10_000 - y);
      expect(total).toBeCloseTo(4 * Math.PI, 9);
    }),
  );
});

test("shines along x when tilted 90°, along y when also turned", () => {
  const beam = cosineBeam(lumens(1000), 60);
  const peak = luminaireOf(lightAt(metres(1), { photometry: beam })).towards(0, 0, -1);
  const leaning = luminaireOf(lightAt(metres(1), { photometry: beam, tilt: 90 }));
  expect(leaning.towards(1, 0, 0)).toBeCloseTo(peak, 9);
  const turned = luminaireOf(lightAt(metres(1), { photometry: beam, tilt: 90, turn: 90 }));
  expect(turned.towards(0, 1, 0)).toBeCloseTo(peak, 9);
  expect(turned.towards(0, 0, -1)).toBeCloseTo(0, 9);
});
