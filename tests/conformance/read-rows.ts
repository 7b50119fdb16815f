import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
/** Longer rows would not be read. */
const LONGEST_LINE = 240;

/**
 * One statement of docs/conformance.md or requirement of docs/security.md, with the lines below it.
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

const HEAD = /^- (V?\d+(?:\.\d+)*) (.+)/;
const LINE = /(?<=\n) *- (.+)/g;
const SHARED = /^Rows (\d+)\.(\d+) to \1\.(\d+), each:/;
const TEST = /^test `(\S+) › (.+)`$/;
const PATHS = /^in `[^`]+`(?: `[^`]+`)*$/;

export function readRows(text: string): Row[] {
  const blocks = text.split(/\n(?=- V?\d|Rows \d|#)/);
  const rows = blocks.flatMap((block) => {
    const [, number, statement] = HEAD.exec(block) ?? [];
    return number && statement ? [{ number, statement, ...readLines(block) }] : [];
  });
  for (const block of blocks) {
    const numbers = numbersOf(SHARED.exec(block));
    const { tests } = readLines(block);
    for (const row of rows) if (numbers.includes(row.number)) row.tests.push(...tests);
  }
  return rows;
}

function readLines(block: string): Pick<Row, "where" | "tests" | "notes"> {
  const lines = [...block.matchAll(LINE)].map(([, line = ""]) => line);
  return {
    where: lines.flatMap((line) => (PATHS.test(line) ? codeIn(line) : [])),
    tests: lines.flatMap((line) => {
      const [, file, title] = TEST.exec(line) ?? [];
      return file && title ? [{ file, title }] : [];
    }),
    notes: lines.filter((line) => !PATHS.test(line) && !TEST.test(line)),
  };
}

function numbersOf(range: RegExpExecArray | null): string[] {
  const [, chapter, from = 1, to = 0] = range ?? [];
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${chapter}.${Number(from) + index}`);
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

/** Lines that are too long to be read. */
export function longLines(text: string): string[] {
  return text.split("\n").filter((line) => line.length > LONGEST_LINE);
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
