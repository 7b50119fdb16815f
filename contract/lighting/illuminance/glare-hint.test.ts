import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { lumens, mm } from "../units.ts";
import { glareHint, glareLuminance } from "./glare-hint.ts";

const panel = { length: mm(600), width: mm(600), height: mm(0), isRound: false };

test("calculates a matt panel's luminance as L = Φ ⁄ πA", () => {
  const luminance = glareLuminance(cosineBeam(lumens(3600), 120), panel);
  expect(luminance).toBeCloseTo(3600 / (Math.PI * 0.36), 0);
  expect(glareHint(luminance ?? 0)).toBe("bright");
});

test("rates a narrow beam calm, a bare lamp dazzling, points undefined", () => {
  const small = { length: mm(60), width: mm(60), height: mm(0), isRound: true };
  const narrow = glareLuminance(cosineBeam(lumens(800), 24), small);
  expect(glareHint(narrow ?? Infinity)).toBe("calm");
  const bare = glareLuminance(cosineBeam(lumens(800), 120), small);
  expect(glareHint(bare ?? 0)).toBe("dazzling");
  const point = { length: mm(0), width: mm(0), height: mm(0), isRound: false };
  expect(glareLuminance(cosineBeam(lumens(800), 60), point)).toBeUndefined();
});
