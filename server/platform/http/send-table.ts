import type { FastifyReply } from "fastify";
import type { Cell } from "../tables/cell.ts";
import { TABLE_TYPES, type TableFormat, writeTable } from "../tables/table-file.ts";

interface SentTable {
  /** Headings first. */
  rows: AsyncIterable<Cell[]>;
  format: TableFormat;
  isRightToLeft: boolean;
  /** File name without its extension. */
  name: string;
}

/** Sends a table as a file, streamed. */
export async function sendTable(
  reply: FastifyReply,
  { rows, format, isRightToLeft, name }: SentTable,
): Promise<void> {
  await reply
    .type(TABLE_TYPES[format])
    .header("content-disposition", `attachment; filename="${name}.${format}"`)
    .send(writeTable(format, rows, { isRightToLeft }));
}
