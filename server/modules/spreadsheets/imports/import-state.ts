import { sql } from "kysely";
import type { ImportState } from "#contract/spreadsheets/endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Fault } from "../fault.ts";
import type { SpreadsheetsTables } from "../tables.ts";

/** The state of an import, locked until the end of the transaction. */
export async function lockImport({ db }: Work, id: number): Promise<ImportState | undefined> {
  const found = await db
    .$extendTables<SpreadsheetsTables>()
    .selectFrom("spreadsheets.import")
    .select("state")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return found?.state;
}

const OVER = new Set<ImportState>(["applied", "cancelled", "failed"]);

export function isOver(state: ImportState): boolean {
  return OVER.has(state);
}

export async function setState(
  { db }: Work,
  id: number,
  state: ImportState,
  problem: Fault | null = null,
): Promise<void> {
  await sql`
    update spreadsheets.import set
      state = ${state}, problem = ${problem && JSON.stringify(problem)}::jsonb, failures = 0,
      ended_at = ${isOver(state) ? sql`now()` : null}
    where id = ${id}
  `.execute(db);
}
