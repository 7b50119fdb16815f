import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMobile } from "./format-mobile.ts";
import { mobile, optionalMobile, parseMobile } from "./phone.ts";
import { validationMessage } from "./validation.ts";

test.each([
  "01012345678",
  "010 1234 5678",
  "(010) 1234-5678",
  "+201012345678",
  "+20 10 1234 5678",
  "00201012345678",
  "201012345678",
  "1012345678",
  "٠١٠١٢٣٤٥٦٧٨",
  "۰۱۰ ۱۲۳۴ ۵۶۷۸",
  "\u2066010 1234 5678\u2069",
])("parses %j as +201012345678", (typed) => {
  expect(parseMobile(typed)).toBe("+201012345678");
});

test.each(["", "0101234567", "010123456789", "01312345678", "0223456789", "+9665012345678", "x"])(
  "rejects %j as an Egyptian mobile",
  (typed) => {
    expect(parseMobile(typed)).toBeUndefined();
  },
);

test("round-trips mobile numbers through their display format", () => {
  const number = fc
    .tuple(fc.constantFrom("10", "11", "12", "15"), fc.stringMatching(/^\d{8}$/))
    .map(([network, rest]) => `+20${network}${rest}`);
  fc.assert(
    fc.property(number, (e164) => {
      expect(formatMobile(e164)).toMatch(/^01[0125]\d \d{4} \d{4}$|^01[0125] \d{4} \d{4}$/);
      expect(parseMobile(formatMobile(e164))).toBe(e164);
    }),
  );
});

test("formats a mobile number in groups of 3, 4 and 4", () => {
  expect(formatMobile("+201012345678")).toBe("010 1234 5678");
});

const complaint = (schema: typeof mobile, text: string) =>
  schema
    .safeParse(text, { reportInput: true })
    .error?.issues.map((issue) => validationMessage(issue).key);

test("requires a valid mobile number in forms", () => {
  expect(mobile.parse("٠١٥٠٠٠٠٠٠٠٠")).toBe("+201500000000");
  expect(complaint(mobile, "")).toEqual(["required"]);
  expect(complaint(mobile, "123")).toEqual(["phone"]);
});

test("accepts an empty optional number and rejects an invalid one", () => {
  expect(optionalMobile.parse("")).toBe("");
  expect(optionalMobile.parse("  ")).toBe("");
  expect(optionalMobile.parse("011 1234 5678")).toBe("+201112345678");
  expect(complaint(optionalMobile, "123")).toEqual(["phone"]);
});
