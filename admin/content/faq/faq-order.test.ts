import { expect, test } from "vitest";
import { moveGroup, moveQuestion } from "./faq-order.ts";

const GROUPS = [
  { id: 1, questions: [11, 12, 13] },
  { id: 2, questions: [21] },
];

test("moves a question group with its questions", () => {
  expect(moveGroup(GROUPS, 0, 1)).toEqual([GROUPS[1], GROUPS[0]]);
  expect(moveGroup(GROUPS, 5, 0)).toBe(GROUPS);
});

test("moves a question within its group and to another one", () => {
  const at = (group: number, question: number) => ({ group, question });
  const down = moveQuestion(GROUPS, at(0, 0), at(0, 2));
  expect(down[0]?.questions).toEqual([12, 13, 11]);
  const up = moveQuestion(GROUPS, at(0, 2), at(0, 0));
  expect(up[0]?.questions).toEqual([13, 11, 12]);
  expect(moveQuestion(GROUPS, at(0, 1), at(1, 0))).toEqual([
    { id: 1, questions: [11, 13] },
    { id: 2, questions: [12, 21] },
  ]);
  expect(moveQuestion(GROUPS, at(7, 7), at(0, 0))).toBe(GROUPS);
});
