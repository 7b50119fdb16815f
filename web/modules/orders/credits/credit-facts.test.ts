import { expect, test } from "vitest";
import { creditsShown, creditSums } from "./credit-facts.ts";

const credit = (kind: string, amount: number) => ({ kind, amount }) as never;
const credits = [credit("cancellation", 100), credit("return", 20), credit("cancellation", 5)];

test("sums credits by reason", () => {
  expect(creditSums({ status: "delivered", credits })).toEqual([
    { kind: "cancellation", amount: 105 },
    { kind: "return", amount: 20 },
  ]);
});

test("hides cancellation credits of a cancelled order and all return credits", () => {
  expect(creditsShown({ status: "processing", credits })).toHaveLength(2);
  expect(creditsShown({ status: "cancelled", credits })).toEqual([]);
  expect(creditSums({ status: "cancelled", credits })).toEqual([]);
  const sorry = [...credits, credit("goodwill", 7)];
  expect(creditsShown({ status: "cancelled", credits: sorry })).toHaveLength(1);
});
