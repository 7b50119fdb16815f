import fc from "fast-check";
import { expect, test } from "vitest";
import { balanced, isolated, plainLine, plainLines } from "./plain-value.ts";

const HOSTILE = "منى\r\nBcc: all@example.com\u202e\u2069\u0000 سالم";

test("removes line breaks, control and direction characters from a value", () => {
  expect(plainLine(HOSTILE)).toBe("منى Bcc: all@example.com  سالم");
});

test("isolates Arabic values with automatic direction, others left to right", () => {
  expect(isolated("منى سالم")).toBe("\u2068منى سالم\u2069");
  expect(isolated("mona@example.com")).toBe("\u2066mona@example.com\u2069");
  expect(isolated("12345678")).toBe("\u206612345678\u2069");
  expect(isolated("\u202e")).toBe("");
});

test("keeps line breaks, removes direction marks and normalizes spaces", () => {
  expect(plainLines("طلب \u2066F-1\u2069\nEGP\u00a07")).toBe("طلب F-1\nEGP 7");
});

test("closes isolates in the line that opens them", () => {
  expect(balanced("a\u2066b\nc\u2069d")).toBe("a\u2066b\u2069\ncd");
  expect(balanced("\u2066a\u2068b\u2069c\u2069")).toBe("\u2066a\u2068b\u2069c\u2069");
});

const SIGNS = Array.from("a م\n\r\t\0\u2028\u2066\u2067\u2068\u2069\u2069\u202e\u200f").concat(
  "\ud800",
);

/** Isolates are balanced, in one line without other control characters. */
function isSound(line: string): boolean {
  let open = 0;
  for (const sign of line) {
    if (sign >= "\u2066" && sign <= "\u2068") open += 1;
    if (sign === "\u2069") open -= 1;
    if (open < 0) return false;
  }
  return open === 0 && !/[\p{Cc}\u202a-\u202e]/u.test(line);
}

test("balances isolates and removes control characters for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...SIGNS) }), (text) =>
      balanced(text).split("\n").every(isSound),
    ),
  );
});
