import { expect, test } from "vitest";
import { candelas, feet, footCandles, lumens, lux, metres, squareMetres } from "../units.ts";
import {
  exactLightCount,
  lightCount,
  lumenMethodIlluminance,
  USUAL_MAINTENANCE,
  USUAL_UTILISATION,
} from "./lumen-method.ts";
import { pointIlluminance } from "./point-illuminance.ts";

const hall = {
  area: squareMetres(metres(60), metres(24)),
  target: lux(200),
  flux: lumens(18_000),
  utilisation: 0.4,
  maintenance: 0.75,
};

const office = {
  area: 50,
  target: lux(500),
  flux: lumens(3500),
  utilisation: 0.6,
  maintenance: 0.8,
};

test("returns 54 lamps for a 60×24 m hall at 200 lx", () => {
  expect(exactLightCount(hall)).toBeCloseTo(53.33, 2);
  expect(lightCount(hall)).toBe(54);
});

test("returns 15 lamps and 504 lx for a 50 m² office", () => {
  expect(lightCount(office)).toBe(15);
  expect(lumenMethodIlluminance(office, 15)).toBeCloseTo(504, 9);
});

test("returns 7.2 lamps for 12×12 ft at 30 foot-candles", () => {
  const room = {
    area: squareMetres(feet(12), feet(12)),
    target: footCandles(30),
    flux: lumens(600),
    utilisation: 1,
    maintenance: 1,
  };
  expect(exactLightCount(room)).toBeCloseTo(7.2, 9);
  expect(lightCount(room)).toBe(8);
});

test("does not round up a whole result with floating-point error", () => {
  const exact = { ...office, target: lux(504) };
  expect(exactLightCount(exact)).toBeCloseTo(15, 9);
  expect(lightCount(exact)).toBe(15);
});

test("returns 6.25 lx 4 m below 100 cd, an eighth at 60°", () => {
  expect(pointIlluminance(candelas(100), metres(4))).toBeCloseTo(6.25, 9);
  expect(pointIlluminance(candelas(100), metres(4), 60)).toBeCloseTo(6.25 / 8, 9);
});

test("returns 8 downlights for 20 m² at 150 lx with usual factors", () => {
  const usual = { utilisation: USUAL_UTILISATION, maintenance: USUAL_MAINTENANCE };
  expect(lightCount({ area: 20, target: lux(150), flux: lumens(800), ...usual })).toBe(8);
});
