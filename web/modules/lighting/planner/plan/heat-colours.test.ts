import { expect, test } from "vitest";
import { lux } from "#contract/lighting/units.ts";
import { HEAT_SHARES, heatColour, heatPixels } from "./heat-colours.ts";

const brightness = ([red, green, blue]: readonly number[]) =>
  0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);

test("returns brighter colours for more light", () => {
  const steps = Array.from({ length: 41 }, (_, step) => brightness(heatColour(step / 20)));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(HEAT_SHARES.map(heatColour).at(-1)).toEqual([252, 255, 164]);
  expect(HEAT_SHARES).toContain(1);
  expect(heatColour(9)).toEqual(heatColour(2));
});

test("makes pixels outside the floor transparent except at its edge", () => {
  const summary = { average: lux(0), least: lux(0), most: lux(0), uniformity: 0 };
  const values = Float64Array.from([0, Number.NaN, Number.NaN, 300]);
  const pixels = heatPixels({ values, columns: 4, rows: 1, summary }, 150);
  const [dark, bright] = [
    [20, 11, 53, 255],
    [252, 255, 164, 255],
  ];
  expect([...pixels]).toEqual([dark, dark, bright, bright].flat());
  const wide = Float64Array.from([0, Number.NaN, Number.NaN]);
  expect([...heatPixels({ values: wide, columns: 3, rows: 1, summary }, 150)].slice(8)).toEqual([
    0, 0, 0, 0,
  ]);
});
