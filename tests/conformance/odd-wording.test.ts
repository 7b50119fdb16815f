import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERYWHERE, IN_SUMMARIES, IN_TITLES } from "./odd-wording.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const TITLE =
  /^\s*(?:test|it|describe)(?:\.\w+)*(?:\([^"`\n]*\))?\(\s*(["`])((?:\\.|(?!\1).)+)\1/gm;
const SUMMARY = /\bsummary:\s*"((?:\\.|[^"])+)"/g;

interface Text {
  file: string;
  text: string;
}

function textsIn(patterns: string[], expression: RegExp, group: number): Text[] {
  const exclude = ["**/node_modules/**", "build/**"];
  return globSync(patterns, { cwd: ROOT, exclude }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(expression)].map((found) => ({
      file,
      text: found[group] ?? "",
    })),
  );
}

function oddIn(texts: Text[], wordings: typeof EVERYWHERE): string[] {
  return texts.flatMap(({ file, text }) =>
    wordings
      .filter(({ pattern }) => pattern.test(text))
      .map(({ instead }) => `${file}: "${text}": ${instead}`),
  );
}

test("finds no odd wording in test titles", () => {
  const titles = textsIn(["**/*.test.{ts,tsx}", "**/*.spec.ts"], TITLE, 2);
  expect(titles.length).toBeGreaterThan(3_000);
  expect(oddIn(titles, [...EVERYWHERE, ...IN_TITLES])).toEqual([]);
});

test("finds no odd wording in endpoint summaries", () => {
  const summaries = textsIn(["contract/**/*.ts"], SUMMARY, 1);
  expect(summaries.length).toBeGreaterThan(400);
  expect(oddIn(summaries, [...EVERYWHERE, ...IN_SUMMARIES])).toEqual([]);
});

test("names a title that does not start with a verb", () => {
  const file = "orders.test.ts";
  const text = "what is not paid stands in the queue";
  expect(oddIn([{ file, text }], [...EVERYWHERE, ...IN_TITLES])).toHaveLength(2);
});
