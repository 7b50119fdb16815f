import type { Readable } from "node:stream";
import { type Cell, type TableRow, UnreadableTable } from "./cell.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";

export type TableFormat = "csv" | "xlsx";

/** The media types of the two formats, as sent. */
export const TABLE_TYPES: Record<TableFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** The format of the bytes, regardless of the file's name. */
export function formatOf(file: Buffer): TableFormat {
  const begins = (signs: number[]) => signs.every((sign, place) => file[place] === sign);
  if (begins(ZIP)) return "xlsx";
  // A password-protected workbook is one, too.
  if (begins(OLD_OFFICE)) throw new UnreadableTable("old-workbook");
  return "csv";
}

/** The non-empty rows of a file. */
export async function* readTable(file: Buffer, mostRows: number): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of formatOf(file) === "xlsx" ? readXlsx(file) : readCsv(file)) {
    const cells = row.cells.map(storable);
    if (cells.every((cell) => cell.trim() === "")) continue;
    count += 1;
    if (count > mostRows) throw new UnreadableTable("too-many-rows");
    yield { ...row, cells };
  }
}

/** NUL and lone surrogates cannot be stored. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

export function writeTable(
  format: TableFormat,
  rows: AsyncIterable<readonly Cell[]>,
  { isRightToLeft }: { isRightToLeft: boolean },
): Readable {
  return format === "csv" ? writeCsv(rows) : writeXlsx(rows, { isRightToLeft });
}
