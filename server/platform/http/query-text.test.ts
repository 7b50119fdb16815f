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
])("rejects the query %j", (query) => {
  expect(isWellFormedQuery(query)).toBe(false);
});

test.each([{}, { q: "نجفة 💡" }, { q: ["a", "b"] }, { page: 2 }, undefined, null, "text"])(
  "accepts the query %j",
  (query) => {
    expect(isWellFormedQuery(query)).toBe(true);
  },
);

test("accepts any well-formed text without NUL", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isWellFormedQuery({ q: text })).toBe(!text.includes("\0"));
    }),
  );
});
