import { expect, test } from "vitest";
import { rises, type Stretch } from "./rises.ts";

const stretch = (memory: number, p50 = 20, p99 = 80): Stretch => ({
  memory,
  times: { page: { p50, p99 } },
});

test("what gets warm in the first stretch, and one slow stretch, are no rise", () => {
  expect(rises([stretch(150), stretch(250), stretch(255), stretch(260)])).toEqual([]);
  expect(rises([stretch(150), stretch(250), stretch(250, 200, 900), stretch(250)])).toEqual([]);
  expect(rises([stretch(150), stretch(250)])).toEqual([]);
});

test("memory and times that stay up are named, with what they were and are", () => {
  expect(rises([stretch(150), stretch(200), stretch(300), stretch(400)])).toEqual([
    "memory in MB: 200.0 → 300.0",
  ]);
  const slow = stretch(200, 60, 300);
  expect(rises([stretch(150), stretch(200), slow, slow])).toEqual([
    "page, p50 in ms: 20.0 → 60.0",
    "page, p99 in ms: 80.0 → 300.0",
  ]);
});

test("what is not answered any more has risen", () => {
  const nothing = { memory: 200, times: {} };
  expect(rises([stretch(150), stretch(200), nothing, nothing])).toHaveLength(2);
});
