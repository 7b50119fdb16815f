import { expect, test } from "vitest";
import { areaOf, type Patch, ruled } from "../room/patches.ts";
import { VALIDATION_LIMITS } from "../validation-limits.ts";
import { exchangeAreas } from "./form-factor.ts";

const whole = { surface: "walls", facing: 1, at: 0 } as const;
const face = (patch: Omit<Patch, "surface">) => ruled({ ...whole, ...patch }, Infinity);
const factor = (one: Omit<Patch, "surface">, other: Omit<Patch, "surface">) =>
  (exchangeAreas(face(one), face(other))?.[0] ?? 0) / areaOf(face(one));

const differenceOf = (found: number, expected: number) => Math.abs(found / expected - 1);

test("returns 0.4756 for equal parallel rectangles (Siegel and Howell)", () => {
  const sides = { axis: 2, u: [0, 1], v: [0, 1.5] } as const;
  const found = factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: -1, at: 0.5 });
  expect(differenceOf(found, 0.4756)).toBeLessThan(VALIDATION_LIMITS.factors);
});

test("returns 0.4153 for parallel squares twice as wide as apart (Howell C-13)", () => {
  const sides = { axis: 0, u: [3, 3.1], v: [7, 7.1] } as const;
  const found = factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: -1, at: 0.05 });
  expect(differenceOf(found, 0.4153)).toBeLessThan(VALIDATION_LIMITS.factors);
});

test("returns 0.2 for floor and wall of a cube (Howell C-14)", () => {
  const floor = { axis: 2, facing: 1, at: 0, u: [0, 1], v: [0, 1] } as const;
  for (const wall of [
    { axis: 0, facing: 1, at: 0 },
    { axis: 1, facing: -1, at: 1 },
  ] as const) {
    const found = factor(floor, { ...wall, u: [0, 1], v: [0, 1] });
    expect(differenceOf(found, 0.200_04)).toBeLessThan(VALIDATION_LIMITS.factors);
  }
});

test("returns 0 for surfaces that do not face each other", () => {
  const sides = { axis: 2, u: [0, 1], v: [0, 1] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, { ...sides, facing: 1, at: 1 })).toBe(0);
  expect(factor({ ...sides, facing: -1, at: 0 }, { ...sides, facing: 1, at: 1 })).toBe(0);
  const wallBehind = { axis: 0, facing: -1, at: -1, u: [0, 1], v: [0, 1] } as const;
  expect(factor({ ...sides, facing: 1, at: 0 }, wallBehind)).toBe(0);
});
