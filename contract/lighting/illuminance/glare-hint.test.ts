import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { lumens, mm } from "../units.ts";
import { glareHint, glareLuminance } from "./glare-hint.ts";

const panel = { length: mm(600), width: mm(600), height: mm(0), isRound: false };

test("a matt panel is equally bright from everywhere: L = Φ ⁄ πA", () => {
  const luminance = glareLuminance(cosineBeam(lumens(3600), 120), panel);
  expect(luminance).toBeCloseTo(3600 / (Math.PI * 0.36), 0);
  expect(glareHint(luminance ?? 0)).toBe("bright");
});

test("a narrow beam shows little from the side; the lamp alone dazzles; a point has no luminance", () => {
  const small = { length: mm(60), width: mm(60), height: mm(0), isRound: true };
  const narrow = glareLuminance(cosineBeam(lumens(800), 24), small);
  expect(glareHint(narrow ?? Infinity)).toBe("calm");
  const bare = glareLuminance(cosineBeam(lumens(800), 120), small);
  expect(glareHint(bare ?? 0)).toBe("dazzling");
  const point = { length: mm(0), width: mm(0), height: mm(0), isRound: false };
  expect(glareLuminance(cosineBeam(lumens(800), 60), point)).toBeUndefined();
});
