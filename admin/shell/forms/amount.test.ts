import { expect, test } from "vitest";
import { piastresOf } from "./amount.ts";

test("reads pounds in any digits, with piastres and grouping", () => {
  expect(["1250", "1,250.5", "٣٨٥٫٧٥", "0.05"].map(piastresOf)).toEqual([
    125_000, 125_050, 38_575, 5,
  ]);
});

test("returns undefined for text that is not an amount", () => {
  expect(["", "abc", "-5", "1.234", "1e3", "999999999"].map(piastresOf)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
