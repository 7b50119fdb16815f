import { expect, test } from "vitest";
import { areaOf, type Patch, ruled } from "../room/patches.ts";
import { exchangeAreas } from "./form-factor.ts";

const whole = { surface: "walls", facing: 1, at: 0 } as const;
const face = (patch: Omit<Patch, "surface">) => ruled({ ...whole, ...patch }, Infinity);
const factor = (one: Omit<Patch, "surface">, other: Omit<Patch, "surface">) =>
  (exchangeAreas(face(one), face(other))?.[0] ?? 0) / areaOf(face(one));

test("equal parallel rectangles of 1 × 1.5, half as far apart: 0.4756 (Siegel and Howell)", () => {
  const sides = { axis: 2, u: [0, 1], v: [0, 1.5] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: -1, at: 0.5 })).toBeCloseTo(
    0.4756,
    4,
  );
});

test("parallel squares twice as wide as they are apart: 0.4153 (Howell, C-13)", () => {
  const sides = { axis: 0, u: [3, 3.1], v: [7, 7.1] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: -1, at: 0.05 })).toBeCloseTo(
    0.4153,
    4,
  );
});

test("floor and wall of a cube see a fifth of each other (Howell, C-14: 0.20004)", () => {
  const floor = { axis: 2, facing: 1, at: 0, u: [0, 1], v: [0, 1] } as const;
  expect(factor(floor, { axis: 0, facing: 1, at: 0, u: [0, 1], v: [0, 1] })).toBeCloseTo(
    0.200_04,
    5,
  );
  expect(factor(floor, { axis: 1, facing: -1, at: 1, u: [0, 1], v: [0, 1] })).toBeCloseTo(
    0.200_04,
    5,
  );
});

test("what looks the same way, or away, exchanges nothing", () => {
  const sides = { axis: 2, u: [0, 1], v: [0, 1] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: 1, at: 1 })).toBe(0);
  expect(factor({ ...sides, facing: -1, at: 0 }, { ...sides, facing: 1, at: 1 })).toBe(0);
  const wallBehind = { axis: 0, facing: -1, at: -1, u: [0, 1], v: [0, 1] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, wallBehind)).toBe(0);
});
