import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import type { Fault } from "../fault.ts";
import { FAULT_COLUMN } from "../headings.ts";
import type { AnySheet } from "../sheet.ts";
import { headingOf, textOf } from "./import-queries.ts";

const AT_ONCE = 500;

/** The broken rows as sent, with the fault of each: to be corrected and sent again. */
export async function* brokenRows(
  db: Connection,
  sheet: AnySheet,
  { id, locale }: { id: number; locale: Locale },
): AsyncGenerator<Cell[]> {
  const { rows: found } = await sql<{ headings: string[]; columns: (string | null)[] }>`
    select headings, columns from spreadsheets.import where id = ${id}
  `.execute(db);
  const { headings = [], columns = [] } = found[0] ?? {};
  // The fault column of an earlier file is outdated.
  const places = headings
    .map((_, place) => place)
    .filter((place) => columns[place] !== FAULT_COLUMN);
  yield [...places.map((place) => headings[place] ?? ""), headingOf(sheet, FAULT_COLUMN, locale)];
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ line: number; cells: string[]; faults: Fault[] }>`
      select line, cells, faults from spreadsheets.import_row
      where import_id = ${id} and result = 'broken' and line > ${after} order by line limit ${AT_ONCE}
    `.execute(db);
    for (const { cells, faults } of rows) {
      const texts = faults.map((fault) => {
        const text = textOf(sheet, fault, locale);
        return fault.column === null ? text : `${headingOf(sheet, fault.column, locale)}: ${text}`;
      });
      yield [...places.map((place) => cells[place] ?? ""), texts.join("; ")];
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}
