import { sql } from "kysely";
import { appendAudit, type AuditFact } from "#server/modules/staff/index.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { fault } from "../fault.ts";
import { broken, type Changes, type Outcome } from "../sheet.ts";
import { lockImport, setState } from "./import-state.ts";
import {
  importFacts,
  type ImportStep,
  keepOutcomes,
  nextRows,
  type OpenRow,
  writeRows,
} from "./step.ts";

/**
 * Writes the next rows and records it in the same transaction, so that each row is written once.
 * @returns whether there are more
 */
export async function applyImport(step: ImportStep): Promise<boolean> {
  const { platform, sheet, id } = step;
  return inTransaction(platform, async (work) => {
    if ((await lockImport(work, id)) !== "applying") return false;
    const rows = await nextRows(
      work.db,
      step,
      sql`result in ('new', 'changed') and not is_applied`,
    );
    const facts = await importFacts(work.db, id);
    const { who, address } = facts;
    if (rows.length === 0 || !who) {
      if (who) await setState(work, id, "applied");
      else await setState(work, id, "failed", fault(null, "staff-left"));
      return false;
    }
    const actor = { staffId: who.id, address };
    const record = (...done: AuditFact[]) => appendAudit(work, actor, ...done);
    const write = (some: readonly OpenRow[]) =>
      writeRows({ sheet, facts, id, who, work, record }, some);
    await sql`savepoint batch`.execute(work.db);
    let outcomes = await write(rows);
    const stale = rows.filter((row) => isStale(row, outcomes.get(row.line)));
    if (stale.length > 0) {
      await sql`rollback to savepoint batch`.execute(work.db);
      const fresh = rows.filter((row) => !stale.includes(row));
      const again = await write(fresh);
      outcomes = new Map([
        ...again,
        ...stale.map(({ line }) => [line, broken(fault(null, "changed-meanwhile"))] as const),
      ]);
    }
    await keepOutcomes(work.db, id, outcomes, { isApplied: true });
    return true;
  });
}

/** What would be overwritten differs from what the check showed: somebody has changed it since. */
function isStale({ changes }: OpenRow, outcome: Outcome | undefined): boolean {
  if (outcome?.result !== "changed") return false;
  return Object.entries(outcome.changes).some(
    ([column, [before]]) => before !== seen(changes, column),
  );
}

function seen(changes: Changes, column: string): string | undefined {
  return changes[column]?.[0];
}
