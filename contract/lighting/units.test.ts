import { expect, test } from "vitest";
import {
  feet,
  footCandles,
  inches,
  inInches,
  inMetres,
  lux,
  metres,
  mm,
  squareMetres,
} from "./units.ts";

test("converts feet, inches and metres to millimetres", () => {
  expect(feet(1)).toBeCloseTo(304.8, 9);
  expect(inches(12)).toBeCloseTo(feet(1), 9);
  expect(metres(1.65)).toBe(1650);
  expect(inMetres(mm(2500))).toBe(2.5);
  expect(inInches(feet(3))).toBeCloseTo(36, 9);
  expect(squareMetres(metres(5), metres(4))).toBe(20);
});

test("converts a foot-candle to 10.764 lux", () => {
  expect(footCandles(1)).toBeCloseTo(10.7639, 4);
});

test("rejects mixed units at compile time", () => {
  // @ts-expect-error -- a bare number has no unit
  expect(inMetres(2500)).toBe(2.5);
  // @ts-expect-error -- lux are not a length
  expect(inMetres(lux(1000))).toBe(1);
});
