import { expect, test } from "vitest";
import { figuresOf, ndcgOf } from "./figures.ts";
import type { Grade } from "./need.ts";

const answer = (found: string[], grades: Record<string, Grade>) => ({
  query: "q",
  grades: new Map(Object.entries(grades)),
  isHeldOut: false,
  found,
});

test("scores the best order 1, no results 0 and other orders between", () => {
  const grades = { a: 3, b: 2, c: 1 } as const;
  expect(ndcgOf(answer(["a", "b", "c"], grades))).toBe(1);
  expect(ndcgOf(answer([], grades))).toBe(0);
  const swapped = ndcgOf(answer(["b", "a", "c"], grades));
  // (3 + 7 / log2 3 + 1 / 2) / (7 + 3 / log2 3 + 1 / 2)
  expect(swapped).toBeCloseTo(0.8428, 3);
  expect(ndcgOf(answer(["x", "a", "b", "c"], grades))).toBeLessThan(1);
});

test("ignores results after the tenth", () => {
  const others = Array.from({ length: 10 }, (_, index) => `x${index}`);
  expect(ndcgOf(answer([...others, "a"], { a: 3 }))).toBe(0);
});

test("weights all queries equally", () => {
  const figures = figuresOf([
    answer(["a"], { a: 3, b: 3 }),
    answer(["b", "a"], { a: 2 }),
    answer([], { a: 3 }),
  ]);
  expect(figures).toMatchObject({ queries: 3, empty: 1 });
  expect(figures.recall).toBeCloseTo((0.5 + 1 + 0) / 3);
  expect(figures.firstRight).toBeCloseTo(1 / 3);
});
