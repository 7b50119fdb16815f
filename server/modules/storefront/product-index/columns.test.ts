import { expect, test } from "vitest";
import { beginAnswer, column, isLastAnswer } from "./columns.ts";

const answer = (length: number) => {
  beginAnswer();
  const columns = [column(Uint8Array, length), column(Uint32Array, length)];
  for (const each of columns) expect(each).toEqual(each.map(() => 0));
  for (const [index, each] of columns.entries()) each.fill(index + 1);
  expect(columns.map((each) => new Set(each))).toEqual([new Set([1]), new Set([2])]);
  return columns.map(({ buffer }) => buffer);
};

test("zeroes and reuses column memory for each answer", () => {
  answer(50_001);
  const [first, second] = [answer(50_001), answer(17)];
  expect(new Set(first).size).toBe(1);
  expect(second).toEqual(first);
  expect(second[0]).toBe(first[0]);
});

test("treats an answer as the last until the next one starts", () => {
  const number = beginAnswer();
  expect(isLastAnswer(number)).toBe(true);
  beginAnswer();
  expect(isLastAnswer(number)).toBe(false);
});
