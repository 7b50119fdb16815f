import { expect, test } from "vitest";
import { countOf, thirdQuartile } from "./third-quartile.ts";

const of = (...buckets: [number, number][]) => new Map(buckets);

test("interpolates the third quartile between two bounds", () => {
  expect(thirdQuartile(of([1, 0], [2, 4], [4, 4], [Infinity, 4]))).toBe(1.75);
  expect(thirdQuartile(of([1, 2], [2, 4], [Infinity, 4]))).toBe(1.5);
  expect(thirdQuartile(of([1, 4], [2, 4], [Infinity, 4]))).toBe(0.75);
});

test("returns the last bound when the quartile exceeds it", () => {
  expect(thirdQuartile(of([1, 1], [2, 1], [Infinity, 4]))).toBe(2);
});

test("returns no third quartile without measurements", () => {
  expect(thirdQuartile(undefined)).toBeNull();
  expect(thirdQuartile(of([1, 0], [Infinity, 0]))).toBeNull();
  expect([countOf(undefined), countOf(of([1, 2], [Infinity, 5]))]).toEqual([0, 5]);
});
