import { sql } from "kysely";
import { cutText } from "#contract/kernel/cut-text.ts";
import { MOST_FILE_ROWS } from "#contract/spreadsheets/endpoints.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { type TableRow, UnreadableTable } from "#server/platform/tables/cell.ts";
import { readTable } from "#server/platform/tables/table-file.ts";
import { fault, type Fault } from "../fault.ts";
import { readHeadings, WrongFile } from "../headings.ts";
import { RowCells } from "../row-cells.ts";
import type { AnySheet } from "../sheet.ts";
import type { SpreadsheetsTables } from "../tables.ts";
import { lockImport, setState } from "./import-state.ts";
import type { ImportStep } from "./step.ts";

/** Rows inserted at once. */
const AT_ONCE = 500;

interface NewRow {
  line: number;
  cells: string[];
  formulas: number[];
  key: string | null;
  first_line: number;
  result: "broken" | null;
  faults: Fault[];
}

/**
 * Reads the rows from the file. After an interruption it starts over: the rows are useless without
 * their file.
 */
export async function readImport({ platform, sheet, id, rest }: ImportStep): Promise<void> {
  const { file } = await platform.db
    .$extendTables<SpreadsheetsTables>()
    .selectFrom("spreadsheets.import")
    .select("file")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await sql`delete from spreadsheets.import_row where import_id = ${id}`.execute(platform.db);
  try {
    const table = readTable(file, MOST_FILE_ROWS + 1);
    const first = await table.next();
    const headings = first.done ? [] : first.value.cells;
    const reader = new ImportReader(sheet, readHeadings(sheet, headings));
    await keepHeadings(platform, id, headings, reader.columns);
    let rows: NewRow[] = [];
    for await (const row of table) {
      rows.push(reader.read(row));
      if (rows.length < AT_ONCE) continue;
      if (!(await insertRows(platform, id, rows))) return;
      rows = [];
      await rest();
    }
    await insertRows(platform, id, rows);
    await inTransaction(platform, async (work) => {
      if ((await lockImport(work, id)) === "reading") await setState(work, id, "checking");
    });
  } catch (error) {
    const problem = problemOf(error);
    await inTransaction(platform, async (work) => {
      if ((await lockImport(work, id)) === "reading") await setState(work, id, "failed", problem);
    });
  }
}

function problemOf(error: unknown): Fault {
  if (error instanceof WrongFile) return error.fault;
  if (error instanceof UnreadableTable) return fault(null, error.reason, { rows: MOST_FILE_ROWS });
  throw error;
}

class ImportReader {
  readonly columns: readonly (string | null)[];
  readonly #sheet: AnySheet;
  readonly #lineByKey = new Map<string, number>();
  readonly #lineByGroup = new Map<string, number>();

  constructor(sheet: AnySheet, columns: readonly (string | null)[]) {
    this.#sheet = sheet;
    this.columns = columns;
  }

  read({ line, cells, formulas }: TableRow): NewRow {
    const reading = new RowCells({ columns: this.columns, cells, formulas });
    const { key, group = key } = this.#sheet.read(reading);
    const faults = [...reading.faults];
    const earlier = this.#lineByKey.get(key);
    if (earlier !== undefined && key !== "")
      faults.push(fault(null, "duplicate", { line: earlier }));
    else this.#lineByKey.set(key, line);
    if (!this.#lineByGroup.has(group)) this.#lineByGroup.set(group, line);
    const isBroken = faults.length > 0;
    return {
      line,
      cells,
      formulas,
      key: cutText(key, 200),
      first_line: this.#lineByGroup.get(group) ?? line,
      result: isBroken ? "broken" : null,
      faults,
    };
  }
}

async function keepHeadings(
  platform: Platform,
  id: number,
  headings: string[],
  columns: readonly (string | null)[],
): Promise<void> {
  await platform.db
    .$extendTables<SpreadsheetsTables>()
    .updateTable("spreadsheets.import")
    .set({ headings, columns: [...columns] })
    .where("id", "=", id)
    .execute();
}

/** @returns whether the import continues */
async function insertRows(platform: Platform, id: number, rows: NewRow[]): Promise<boolean> {
  return inTransaction(platform, async (work) => {
    if ((await lockImport(work, id)) !== "reading") return false;
    await sql`
      insert into spreadsheets.import_row
        (import_id, line, cells, formulas, key, first_line, result, faults)
      select ${id}, line, cells, formulas, key, first_line, result, faults
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        line integer, cells text[], formulas smallint[], key text, first_line integer, result text, faults jsonb
      )
    `.execute(work.db);
    return true;
  });
}
