import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * One statement of docs/conformance.md or requirement of docs/asvs.md: a row of a table with the
 * columns number, statement, note, code and tests.
 */
export interface Row {
  number: string;
  statement: string;
  /** Paths of the files that implement it. */
  where: string[];
  tests: { file: string; title: string }[];
  /** Notes beside them: "not shown", "does not apply", "partly: …" */
  notes: string[];
}

const ROW = /^\| V?\d/;
const SHARED = /^Rows (\d+)\.(\d+) to \1\.(\d+), each: (.+)/gm;
const LINK = /\]\(\.\.\/([^)]+)\)/g;
/** A test's file, if it is not that of the test before it, and its title. */
const TEST = /^(?:\[[^\]]+\]\(\.\.\/([^)]+)\) )?`([^`]+)`$/;

export function readRows(text: string): Row[] {
  const rows = text
    .split("\n")
    .filter((line) => ROW.test(line))
    .map(readRow);
  for (const [, chapter, from = "", to = "", cell = ""] of text.matchAll(SHARED)) {
    const shared = testsIn(cell);
    for (let index = Number(from); index <= Number(to); index += 1)
      rows.find(({ number }) => number === `${chapter}.${index}`)?.tests.push(...shared);
  }
  return rows;
}

function readRow(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  const [number = "", statement = "", notes = "", code = "", tests = "", ...others] = cells.map(
    (cell) => cell.trim().replaceAll(String.raw`\|`, "|"),
  );
  if (cells.length < 5 || others.length > 0) throw new Error(`${number} has not five columns`);
  return {
    number,
    statement,
    notes: partsOf(notes),
    where: [...code.matchAll(LINK)].map(([, path = ""]) => path),
    tests: testsIn(tests),
  };
}

function testsIn(cell: string): Row["tests"] {
  let file = "";
  return partsOf(cell).map((part) => {
    const [, path = file, title] = TEST.exec(part) ?? [];
    if (!path || !title) throw new Error(`not a test: ${part}`);
    file = path;
    return { file, title };
  });
}

function partsOf(cell: string): string[] {
  return cell.split("<br>").filter(Boolean);
}

function codeIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

/** What a row refers to that does not exist. */
export function missingIn({ where, tests, notes }: Row): string[] {
  const mentioned = notes
    .flatMap(codeIn)
    .filter((code) => /^(?:server|contract|web|tests|docs)\//.test(code));
  return [
    ...[...where, ...mentioned].filter((path) => !existsSync(join(ROOT, path))),
    ...tests
      .filter(({ file, title }) => {
        const path = join(ROOT, file);
        return !existsSync(path) || !hasTest(readFileSync(path, "utf8"), title);
      })
      .map(({ file, title }) => `${file} › ${title}`),
  ];
}

/** Whether a test file has a test with this title, as written there. */
export function hasTest(source: string, title: string): boolean {
  return ['"', "'", "`"].some((quote) => {
    const literal = `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`;
    return source.split(literal).slice(0, -1).some(isTitle);
  });
}

/** `test(`, `it.each([…])(` and the like come before the title. */
function isTitle(before: string): boolean {
  return /(?:\b(?:test|it)(?:\.\w+)?(?:<[^>]*>)?\(|\)\()\s*$/.test(before);
}
