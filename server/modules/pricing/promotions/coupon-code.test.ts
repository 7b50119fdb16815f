import { expect, test } from "vitest";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { checkedCode } from "./coupon-code.ts";

/** The validation message for a code. */
function complaint(code: string): string | undefined {
  try {
    checkedCode(code);
  } catch (error) {
    if (error instanceof ProblemError) return error.fields[0]?.key;
  }
  return undefined;
}

test("converts digits and requires capital letters in a coupon code", () => {
  expect(checkedCode("RAMADAN-٢٦")).toBe("RAMADAN-26");
  expect(checkedCode(null)).toBeNull();
  expect(complaint("Ramadan-26")).toBe("validation.uppercase");
});

test.each([
  ["AB", "minLength"],
  ["A".repeat(31), "maxLength"],
  ["TEN%", "pattern"],
  ["رمضان", "pattern"],
])("rejects coupon code %s with %s", (code, key) => {
  expect(complaint(code)).toBe(`validation.${key}`);
});
