/** One row of docs/conformance.md. */
export interface Row {
  number: string;
  statement: string;
  /** Paths of the files that do it. */
  where: string[];
  tests: { file: string; title: string }[];
  /** The issues that will bring it. */
  open: string[];
  /** What stands in the test column and is neither. */
  unread: string[];
}

const ROW = /^\| (\d+\.\d+) +\| (.+?) +\| (.+?) +\| (.*?) *\|$/;
const TEST = /^`(\S+) › (.+)`$/;
const OPEN = /^open: (.+)$/;

export function readConformance(text: string): Row[] {
  return text.split("\n").flatMap((line) => {
    const [, number = "", statement = "", where = "", test = ""] = ROW.exec(line) ?? [];
    return number === "" ? [] : [{ number, statement, where: codeIn(where), ...readTests(test) }];
  });
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

function readTests(cell: string): Pick<Row, "tests" | "open" | "unread"> {
  const read: Pick<Row, "tests" | "open" | "unread"> = { tests: [], open: [], unread: [] };
  for (const part of cell.split("<br>").filter(Boolean)) {
    const [, file, title] = TEST.exec(part) ?? [];
    const [, issue] = OPEN.exec(part) ?? [];
    if (file && title) read.tests.push({ file, title });
    else if (issue) read.open.push(issue);
    else read.unread.push(part);
  }
  return read;
}

/** Whether a test file has a test of this title, as it is written there. */
export function hasTest(source: string, title: string): boolean {
  return ['"', "'", "`"].some((quote) => {
    const literal = `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`;
    return source.split(literal).slice(0, -1).some(isTitle);
  });
}

/** `test(`, `it.each([…])(` and the like stand before the title. */
function isTitle(before: string): boolean {
  return /(?:\b(?:test|it)(?:\.\w+)?(?:<[^>]*>)?\(|\)\()\s*$/.test(before);
}
