import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import { FAULT_COLUMN } from "../headings.ts";
import type { AnySheet } from "../sheet.ts";
import type { SpreadsheetsTables } from "../tables.ts";
import { headingOf, textOf } from "./import-queries.ts";

const AT_ONCE = 500;

/** The broken rows as sent, with the fault of each: to be corrected and sent again. */
export async function* brokenRows(
  db: Connection,
  sheet: AnySheet,
  { id, locale }: { id: number; locale: Locale },
): AsyncGenerator<Cell[]> {
  const tables = db.$extendTables<SpreadsheetsTables>();
  const found = await tables
    .selectFrom("spreadsheets.import")
    .select(["headings", "columns"])
    .where("id", "=", id)
    .executeTakeFirst();
  const { headings = [], columns = [] } = found ?? {};
  // The fault column of an earlier file is outdated.
  const places = headings
    .map((_, place) => place)
    .filter((place) => columns[place] !== FAULT_COLUMN);
  yield [...places.map((place) => headings[place] ?? ""), headingOf(sheet, FAULT_COLUMN, locale)];
  let after = 0;
  for (;;) {
    const rows = await tables
      .selectFrom("spreadsheets.import_row")
      .select(["line", "cells", "faults"])
      .where("import_id", "=", id)
      .where("result", "=", "broken")
      .where("line", ">", after)
      .orderBy("line")
      .limit(AT_ONCE)
      .execute();
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
