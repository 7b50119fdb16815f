import { expect, test } from "vitest";
import { changeText } from "./change.ts";

test("formats a change with its sign to a tenth of a percent", () => {
  expect(changeText(150, 100)).toBe("+50%");
  expect(changeText(1_000, 1_035)).toBe("-3.4%");
  expect(changeText(100, 100)).toBe("0%");
  expect(changeText(0, 100)).toBe("-100%");
});

test("returns no percentage change when the former value is 0", () => {
  expect(changeText(5, 0)).toBeUndefined();
});
