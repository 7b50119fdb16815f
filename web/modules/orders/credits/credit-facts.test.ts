import { expect, test } from "vitest";
import { creditsShown, creditSums } from "./credit-facts.ts";

const credit = (kind: string, amount: number) => ({ kind, amount }) as never;
const credits = [credit("pieces", 100), credit("return", 20), credit("pieces", 5)];

test("what came off is summed by its reason", () => {
  expect(creditSums({ status: "Deliverd", credits })).toEqual([
    { kind: "pieces", amount: 105 },
    { kind: "return", amount: 20 },
  ]);
});

test("a cancelled order says itself that its pieces are, and returns have their own place", () => {
  expect(creditsShown({ status: "Processing", credits })).toHaveLength(2);
  expect(creditsShown({ status: "Cancelled", credits })).toEqual([]);
  expect(creditSums({ status: "Cancelled", credits })).toEqual([]);
  const sorry = [...credits, credit("goodwill", 7)];
  expect(creditsShown({ status: "Cancelled", credits: sorry })).toHaveLength(1);
});
