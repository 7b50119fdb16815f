import { expect, test } from "vitest";
import { lumens, lux } from "../units.ts";
import {
  exactLightCount,
  lumenMethodIlluminance,
  USUAL_MAINTENANCE,
  USUAL_UTILISATION,
} from "./lumen-method.ts";

const hall = {
  area: 60 * 24,
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

test("returns 53.3 lamps for a 60×24 m hall at 200 lx", () => {
  expect(exactLightCount(hall)).toBeCloseTo(53.33, 2);
});

test("returns 504 lx for 15 lamps in a 50 m² office, and back", () => {
  expect(exactLightCount({ ...office, target: lux(504) })).toBeCloseTo(15, 9);
  expect(lumenMethodIlluminance(office, 15)).toBeCloseTo(504, 9);
});

test("returns 7.8 downlights for 20 m² at 150 lx with usual factors", () => {
  const usual = { utilisation: USUAL_UTILISATION, maintenance: USUAL_MAINTENANCE };
  expect(exactLightCount({ area: 20, target: lux(150), flux: lumens(800), ...usual })).toBeCloseTo(
    7.81,
    2,
  );
});
