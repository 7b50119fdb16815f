import { expect, test } from "vitest";
import { feet, inches, inMetres, lux, metres, mm } from "./units.ts";

test("converts feet, inches and metres to millimetres", () => {
  expect(feet(1)).toBeCloseTo(304.8, 9);
  expect(inches(12)).toBeCloseTo(feet(1), 9);
  expect(metres(1.65)).toBe(1650);
  expect(inMetres(mm(2500))).toBe(2.5);
});

test("rejects mixed units at compile time", () => {
  // @ts-expect-error -- a bare number has no unit
  expect(inMetres(2500)).toBe(2.5);
  // @ts-expect-error -- lux are not a length
  expect(inMetres(lux(1000))).toBe(1);
});
