import { expect, test } from "vitest";
import { rises, type Stretch } from "./rises.ts";

const stretch = (memory: number, p50 = 20, p99 = 80): Stretch => ({
  memory,
  times: { page: { p50, p99 } },
});

test("ignores the first stretch and a single slow stretch", () => {
  expect(rises([stretch(150), stretch(250), stretch(255), stretch(260)])).toEqual([]);
  expect(rises([stretch(150), stretch(250), stretch(250, 200, 900), stretch(250)])).toEqual([]);
  expect(rises([stretch(150), stretch(250)])).toEqual([]);
});

test("reports lasting rises of memory and times with both values", () => {
  expect(rises([stretch(150), stretch(200), stretch(300), stretch(400)])).toEqual([
    "memory in MB: 200.0 → 300.0",
  ]);
  const slow = stretch(200, 60, 300);
  expect(rises([stretch(150), stretch(200), slow, slow])).toEqual([
    "page, p50 in ms: 20.0 → 60.0",
    "page, p99 in ms: 80.0 → 300.0",
  ]);
});

test("reports a rise when requests are no longer answered", () => {
  const nothing = { memory: 200, times: {} };
  expect(rises([stretch(150), stretch(200), nothing, nothing])).toHaveLength(2);
});
