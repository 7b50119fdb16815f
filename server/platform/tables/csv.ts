import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import {
  type Cell,
  harmlessText,
  MOST_COLUMNS,
  plainText,
  type TableRow,
  UnreadableTable,
} from "./cell.ts";

/** Without it spreadsheets misread UTF-8, and Arabic becomes garbage. */
export const UTF8_MARK = "\uFEFF";
const LONGEST_RECORD = 1_000_000;
/** Small enough that requests are served between two pieces. */
const PIECE = 32_768;
const DELIMITERS = [",", ";", "\t"];

/** One line of comma-separated values; what a spreadsheet would read as a formula is escaped. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = harmlessText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a file, streamed as it is generated. */
export function writeCsv(rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* lines() {
    yield UTF8_MARK;
    for await (const row of rows) yield csvLine(row);
  }
  return Readable.from(lines());
}

/** The rows of a text file, with any of the usual delimiters. */
export async function* readCsv(file: Buffer): AsyncGenerator<TableRow> {
  const text = decode(file);
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.length > MOST_COLUMNS) throw new UnreadableTable("too-many-columns");
      yield { line, cells: cells.map(plainText), formulas: [] };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableTable("broken-file") : error;
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** UTF-8, or the encodings that spreadsheets on Arabic Windows write instead. */
function decode(file: Buffer): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(file);
  if (file.includes(0)) throw new UnreadableTable("not-a-table");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1256").decode(file);
  }
}

/** There may be a title above the headings. */
const HEADINGS_WITHIN = 15;

/** The most frequent separator in the headings, outside quotes: in the first line that has any. */
function delimiterOf(text: string): string {
  const lines = text.split(/[\r\n]+/, HEADINGS_WITHIN);
  const unquoted = lines.map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const plain = unquoted.find((line) => DELIMITERS.some((sign) => line.includes(sign))) ?? "";
  const count = (sign: string) => plain.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
