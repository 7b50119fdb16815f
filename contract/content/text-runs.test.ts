import fc from "fast-check";
import { expect, test } from "vitest";
import { lineOf, plainLine, runsOf, type TextRun } from "./text-runs.ts";

const plain = (text: string): TextRun => ({ text, isBold: false, href: null });
const bold = (text: string): TextRun => ({ text, isBold: true, href: null });
const link = (text: string, href: string): TextRun => ({ text, isBold: false, href });

test("parses nested bold words and links in a line", () => {
  expect(runsOf("التوصيل **مجانًا** من [هنا](/delivery).")).toEqual([
    plain("التوصيل "),
    bold("مجانًا"),
    plain(" من "),
    link("هنا", "/delivery"),
    plain("."),
  ]);
  expect(runsOf("[**a** b](https://x.example/y)")).toEqual([
    { ...link("a", "https://x.example/y"), isBold: true },
    link(" b", "https://x.example/y"),
  ]);
  expect(runsOf("**a [b](/FAQ) c**")).toEqual([
    bold("a "),
    { ...link("b", "/FAQ"), isBold: true },
    bold(" c"),
  ]);
});

test("parses signs without formatting as plain text", () => {
  for (const line of ["5 * 3", "**", "** a", "[a]", "[](/FAQ)", "a](/FAQ)", "C:\\x", "[a](b c)"])
    expect(runsOf(line)).toEqual([plain(line)]);
  expect(runsOf(String.raw`\**a\** \[b\](/FAQ) \\`)).toEqual([plain("**a** [b](/FAQ) \\")]);
});

test("links only to shop paths and https addresses", () => {
  for (const target of [
    "javascript:alert(1)",
    "javascript:x",
    "//evil.example",
    "http://x.example",
  ])
    expect(runsOf(`[a](${target})`).every(({ href }) => href === null)).toBe(true);
  expect(lineOf([link("a", "javascript:x")])).toBe("a");
});

test("encodes parentheses in a link target", () => {
  expect(lineOf([link("a", "https://x.example/b(c)")])).toBe("[a](https://x.example/b%28c%29)");
});

const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: fc.constantFrom("*", "[", "]", "(", ")", "\\", "a", "\n"), minLength: 1 }),
);
const run = fc.record({
  text,
  isBold: fc.boolean(),
  href: fc.constantFrom(null, null, "/FAQ", "https://x.example/?q=1"),
});

test("round-trips runs through a line", () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const line = lineOf(runs);
      expect(lineOf(runsOf(line))).toBe(line);
      expect(plainLine(line)).toBe(runs.map((one) => one.text).join(""));
      const stretches = (all: readonly TextRun[]) =>
        all.flatMap(({ text: words, ...style }) =>
          words.split("").map((sign) => ({ sign, ...style })),
        );
      expect(stretches(runsOf(line))).toEqual(stretches(runs));
    }),
  );
});

test("preserves every sign when a line is parsed and rewritten", () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(runsOf(lineOf(runsOf(line)))).toEqual(runsOf(line));
    }),
  );
});
