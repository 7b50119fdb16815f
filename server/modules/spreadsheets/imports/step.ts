import { type RawBuilder, sql } from "kysely";
import { type KnownStaff, staffById } from "#server/modules/staff/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { RowCells } from "../row-cells.ts";
import type { AnySheet, Batch, Changes, Outcome } from "../sheet.ts";
import type { SpreadsheetsTables } from "../tables.ts";

/** One step of an import. */
export interface ImportStep {
  platform: Platform;
  sheet: AnySheet;
  id: number;
  /** Pauses to leave the machine to the shop. */
  rest: () => Promise<void>;
}

export interface OpenRow {
  line: number;
  cells: string[];
  formulas: number[];
  changes: Changes;
}

/**
 * Rows per transaction, unless their kind says more: few, so that others do not wait long for the
 * locks.
 */
const AT_ONCE = 50;

/** The next rows in a state, including all others that must be written together with them. */
export async function nextRows(
  db: Connection,
  { id, sheet: { pace } }: Pick<ImportStep, "id" | "sheet">,
  wanted: RawBuilder<unknown>,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    with next as materialized (
      select first_line from spreadsheets.import_row
      where import_id = ${id} and ${wanted} order by first_line, line limit ${pace?.rows ?? AT_ONCE}
    )
    select line, cells, formulas, changes from spreadsheets.import_row
    where import_id = ${id} and ${wanted} and first_line in (select first_line from next)
    order by first_line, line
  `.execute(db);
  return rows;
}

export interface ImportFacts {
  fileName: string;
  columns: (string | null)[];
  address: string;
  /** Undefined: no longer a member of staff. */
  who: KnownStaff | undefined;
}

export async function importFacts(db: Connection, id: number): Promise<ImportFacts> {
  const { staffId, ...facts } = await db
    .$extendTables<SpreadsheetsTables>()
    .selectFrom("spreadsheets.import")
    .select(["file_name as fileName", "columns", "address", "staff_id as staffId"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const who = (await staffById(db, [staffId])).get(staffId);
  return { ...facts, who: who?.isDisabled ? undefined : who };
}

interface Written extends Pick<Batch<never>, "work" | "who" | "record"> {
  sheet: AnySheet;
  facts: ImportFacts;
  id: number;
}

/** Writes rows through their kind's sheet. */
export function writeRows(
  { sheet, facts: { columns, fileName }, id, ...batch }: Written,
  rows: readonly OpenRow[],
): Promise<ReadonlyMap<number, Outcome>> {
  const read = rows.map(({ line, cells, formulas }) => ({
    line,
    row: sheet.read(new RowCells({ columns, cells, formulas })) as never,
  }));
  return sheet.write({ ...batch, source: `import:${id} ${fileName}`.trim(), rows: read });
}

/** Stores the results of rows. */
export async function keepOutcomes(
  db: Connection,
  id: number,
  outcomes: ReadonlyMap<number, Outcome>,
  { isApplied }: { isApplied: boolean },
): Promise<void> {
  const given = [...outcomes].map(([line, outcome]) => ({
    line,
    result: outcome.result,
    faults: outcome.result === "broken" ? outcome.faults : [],
    changes: "changes" in outcome ? outcome.changes : {},
  }));
  await sql`
    update spreadsheets.import_row as kept set
      result = given.result, faults = given.faults, changes = given.changes,
      is_applied = ${isApplied} and given.result in ('new', 'changed')
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (line integer, result text, faults jsonb, changes jsonb)
    where kept.import_id = ${id} and kept.line = given.line
  `.execute(db);
}
