import { expect, test } from "vitest";
import {
  chosenRange,
  currentRange,
  type RangeFacetData,
  rangeStep,
  readEnd,
} from "./range-draft.ts";

const power: RangeFacetData = {
  kind: "range",
  code: "power_w",
  name: "Power",
  explanation: null,
  isOpen: false,
  isPromoted: false,
  unit: "W",
  divisor: 1,
  min: 3,
  max: 60,
  bars: [],
  selectedMin: null,
  selectedMax: 20,
};

test("starts a range at the chosen values, else at its bounds", () => {
  expect(currentRange(power)).toEqual({ min: 3, max: 20 });
});

test("reads range ends in Arabic-Indic digits", () => {
  expect(readEnd("١٢٫٥", 3)).toBe(12.5);
  expect(readEnd("1,200", 3)).toBe(1200);
  expect(readEnd("x", 3)).toBe(3);
});

test("opens range ends at their bounds and swaps reversed ends", () => {
  expect(chosenRange(power, { min: 3, max: 60 })).toEqual({ min: null, max: null });
  expect(chosenRange(power, { min: 30, max: 10 })).toEqual({ min: 10, max: 30 });
  expect(chosenRange(power, { min: 0, max: 900 })).toEqual({ min: null, max: null });
});

test("scales the slider step with the range", () => {
  expect(rangeStep({ min: 0, max: 3 })).toBe(0.1);
  expect(rangeStep({ min: 3, max: 60 })).toBe(1);
  expect(rangeStep({ min: 0, max: 40_000 })).toBe(50);
});
