import fc from "fast-check";
import { expect, test } from "vitest";
import { isWellFormedQuery } from "./query-text.ts";

test.each([
  { q: "\0" },
  { q: "a\0b" },
  { "a\0": "x" },
  { q: "\ud800" },
  { "\udc00": "x" },
  { q: ["ok", "\0"] },
])("%j cannot be stored", (query) => {
  expect(isWellFormedQuery(query)).toBe(false);
});

test.each([{}, { q: "نجفة 💡" }, { q: ["a", "b"] }, { page: 2 }, undefined, null, "text"])(
  "%j can",
  (query) => {
    expect(isWellFormedQuery(query)).toBe(true);
  },
);

test("any whole text without NUL can", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isWellFormedQuery({ q: text })).toBe(!text.includes("\0"));
    }),
  );
});
