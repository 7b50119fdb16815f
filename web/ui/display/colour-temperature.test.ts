import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { colourTemperatureCss, kelvinToHex, planckianXyz } from "./colour-temperature.ts";

function chromaticity(kelvin: number) {
  const [x, y, z] = planckianXyz(kelvin);
  const sum = x + y + z;
  return { x: x / sum, y: y / sum };
}

test.each([
  [2700, 0.4599, 0.4106],
  [4000, 0.3805, 0.3768],
  [6500, 0.3135, 0.3237],
])("places %i K on the published Planckian locus", (kelvin, x, y) => {
  expect(chromaticity(kelvin).x).toBeCloseTo(x, 2);
  expect(chromaticity(kelvin).y).toBeCloseTo(y, 2);
});

test("reduces blue for warm light and red for daylight", () => {
  const blue = (kelvin: number) => Number.parseInt(kelvinToHex(kelvin).slice(5), 16);
  expect(blue(2700)).toBeLessThan(blue(3000));
  expect(blue(3000)).toBeLessThan(blue(4000));
  expect(kelvinToHex(6500)).toMatch(/ff$/u);
  expect(kelvinToHex(2700)).toMatch(/^#ff/u);
});

test("matches colour-temperature.css to the generated tokens", async () => {
  const file = new URL("../../styles/colour-temperature.css", import.meta.url);
  const inOneLine = (css: string) => css.replaceAll(/\s+/gu, " ");
  expect(inOneLine(await readFile(file, "utf8"))).toBe(inOneLine(colourTemperatureCss()));
});
