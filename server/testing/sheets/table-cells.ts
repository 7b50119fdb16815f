import { buffer } from "node:stream/consumers";
import type { TableFormat } from "#contract/spreadsheets/endpoints.ts";
import type { Cell } from "../../platform/tables/cell.ts";
import { readTable, writeTable } from "../../platform/tables/table-file.ts";

export function tableFile(rows: readonly Cell[][], format: TableFormat = "csv"): Promise<Buffer> {
  async function* all() {
    yield* rows;
  }
  return buffer(writeTable(format, all(), { isRightToLeft: false }));
}

export async function tableCells(file: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readTable(file, 10_000)) rows.push(cells);
  return rows;
}
