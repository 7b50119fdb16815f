import fc from "fast-check";
import { expect, test } from "vitest";
import { asciiAddress, idSlug, isReadablePath, MAX_ID, parseIdSlug, slugOf } from "./slug.ts";

test.each([
  ["12-hala-ring-chandelier", { id: 12, slug: "hala-ring-chandelier" }],
  ["12", { id: 12, slug: "" }],
  ["12-", { id: 12, slug: "" }],
  ["12-نجفة-هالة", { id: 12, slug: "نجفة-هالة" }],
  ["2147483647-last", { id: 2_147_483_647, slug: "last" }],
])("parses id and slug of %s", (parameter, parts) => {
  expect(parseIdSlug(parameter)).toEqual(parts);
});

test.each([
  "",
  "hala",
  "-12",
  "0-nothing",
  "12hala",
  "1.5-x",
  "12-a/b",
  "٣-x",
  "2147483648-too-large",
  "99999999999-x",
])("returns undefined for malformed %j", (parameter) => {
  expect(parseIdSlug(parameter)).toBeUndefined();
});

test("round-trips every valid id with its slug", () => {
  const slug = fc.stringMatching(/^[a-z0-9\u0621-\u064a-]{0,30}$/);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_ID }), slug, (id, words) => {
      expect(parseIdSlug(idSlug(id, words))).toEqual({ id, slug: words });
    }),
  );
});

test("accepts a path only with valid escapes", () => {
  const paths = [
    "/product/1-a",
    "/%D9%86%D8%AC%D9%81",
    "/100%25",
    "/%E0%A4%A",
    "/%",
    "/%FF",
    "/%00",
  ];
  expect(paths.filter(isReadablePath)).toEqual(paths.slice(0, 3));
});

test.each([
  ["Hala Ring Chandelier 60 cm", "hala-ring-chandelier-60-cm"],
  ["  نجفة هالة، ٦٠ سم ", "نجفة-هالة-٦٠-سم"],
  ["LED—E27 (12W)", "led-e27-12w"],
  ["???", ""],
  [`${"a".repeat(79)} bcd`, "a".repeat(79)],
])("converts %j to the slug %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test.each([
  [
    "/product/1-نجفة?لون=أحمر",
    "/product/1-%D9%86%D8%AC%D9%81%D8%A9?%D9%84%D9%88%D9%86=%D8%A3%D8%AD%D9%85%D8%B1",
  ],
  ["/SearchProducts/%D9%86%20x?a=1&b=%25#c", "/SearchProducts/%D9%86%20x?a=1&b=%25#c"],
  ["/a b\r\nx: y", "/a%20b%0D%0Ax:%20y"],
  ["/\ud800", "/%EF%BF%BD"],
])("encodes %j as the ASCII address %j", (address, ascii) => {
  expect(asciiAddress(address)).toBe(ascii);
});
