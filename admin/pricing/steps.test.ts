import { expect, test } from "vitest";
import { stepsOf, stepValues } from "./steps.ts";

const steps = [
  { from: 5, basisPoints: 500 },
  { from: 20, basisPoints: 1_250 },
];

test("converts percent to basis points", () => {
  expect(stepValues(steps)).toEqual([
    { from: "5", basisPoints: "5" },
    { from: "20", basisPoints: "12.5" },
  ]);
  expect(stepsOf(stepValues(steps))).toEqual({ value: steps });
});

test("names quantity steps that do not rise or are not numbers", () => {
  const [five, twenty] = stepValues(steps) as [{ from: string; basisPoints: string }, object];
  expect(stepsOf([five, { ...five, ...twenty, from: "5" }])).toEqual({ wrong: "1.from" });
  expect(stepsOf([{ ...five, from: "" }])).toEqual({ wrong: "0.from" });
  expect(stepsOf([{ ...five, basisPoints: "0" }])).toEqual({ wrong: "0.basisPoints" });
});
