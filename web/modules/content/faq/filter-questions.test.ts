import { expect, test } from "vitest";
import type { FaqGroup } from "#contract/content/endpoints.ts";
import { countQuestions, filterQuestions } from "./filter-questions.ts";

const ask = (id: number, question: string, answer: string): FaqGroup["questions"][number] => ({
  id,
  question,
  answer: [{ kind: "text", text: answer }],
});
const groups: FaqGroup[] = [
  {
    code: "delivery",
    title: "التوصيل",
    questions: [
      ask(1, "متى تصل النجفة؟", "خلال ٣ أيام في القاهرة."),
      ask(2, "هل المعاينة مجانية؟", "نعم، قبل الدفع."),
    ],
  },
  { code: "light", title: "Light", questions: [ask(3, "Which dimmer fits?", "Trailing edge.")] },
];
const found = (term: string) =>
  filterQuestions(groups, term).flatMap(({ questions }) => questions.map(({ id }) => id));

test("returns all questions for an empty term", () => {
  expect(found("")).toEqual([1, 2, 3]);
  expect(found("   ")).toEqual([1, 2, 3]);
});

test("matches any spelling in questions, answers and group names", () => {
  expect(found("النجفه")).toEqual([1]);
  expect(found("3 ايام")).toEqual([1]);
  expect(found("DIMMER")).toEqual([3]);
  expect(found("التوصيل")).toEqual([1, 2]);
});

test("returns only questions that match every word", () => {
  expect(found("dimmer trailing")).toEqual([3]);
  expect(found("dimmer المعاينة")).toEqual([]);
});

test("omits groups without a match and counts the remaining questions", () => {
  const left = filterQuestions(groups, "المعاينه");
  expect(left.map(({ code }) => code)).toEqual(["delivery"]);
  expect(countQuestions(left)).toBe(1);
  expect(countQuestions(groups)).toBe(3);
});
