import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { goOn } from "./import-job.ts";
import { isOver, lockImport, setState } from "./import-state.ts";

/** Starts writing the rows of an import, or the rest of them; all have been checked. */
export async function beginApplying(
  work: Work,
  id: number,
  { staffId, address }: { staffId: number; address: string },
): Promise<void> {
  const state = await lockImport(work, id);
  const mayBegin = state === "checked" || state === "cancelled" || state === "failed";
  if (!mayBegin || !(await isReady(work, id))) refuse("import-state");
  await sql`
    update spreadsheets.import set staff_id = ${staffId}, address = ${address} where id = ${id}
  `.execute(work.db);
  await setState(work, id, "applying");
  await goOn(work, id);
}

/** There is something to write, and everything has been checked. */
async function isReady({ db }: Work, id: number): Promise<boolean> {
  const { rows } = await sql<{ isReady: boolean }>`
    select
      not exists (select from spreadsheets.import_row where import_id = ${id} and result is null)
      and exists (
        select from spreadsheets.import_row
        where import_id = ${id} and result in ('new', 'changed') and not is_applied
      ) as "isReady"
  `.execute(db);
  return rows[0]?.isReady ?? false;
}

/** Stops an import before its next rows. */
export async function cancelImport(work: Work, id: number): Promise<void> {
  const state = await lockImport(work, id);
  if (state === undefined || isOver(state)) refuse("import-state");
  await setState(work, id, "cancelled");
}
