import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { fault } from "../fault.ts";
import { lockImport, setState } from "./import-state.ts";
import { importFacts, type ImportStep, keepOutcomes, nextRows, writeRows } from "./step.ts";

/** Tries the next rows, and rolls everything back. @returns whether there are more */
export async function checkImport(step: ImportStep): Promise<boolean> {
  const { platform, sheet, id } = step;
  const rows = await nextRows(platform.db, step, sql`result is null`);
  const facts = await importFacts(platform.db, id);
  const { who } = facts;
  const outcomes =
    who &&
    rows.length > 0 &&
    (await trial(platform, (work) =>
      writeRows({ sheet, facts, id, who, work, record: async () => {} }, rows),
    ));
  return inTransaction(platform, async (work) => {
    if ((await lockImport(work, id)) !== "checking") return false;
    if (outcomes) await keepOutcomes(work.db, id, outcomes, { isApplied: false });
    else if (who) await setState(work, id, "checked");
    else await setState(work, id, "failed", fault(null, "staff-left"));
    return Boolean(outcomes);
  });
}

/** Without notifications and without invalidating the cache. */
const trial = <T>(platform: Platform, act: (work: Work) => Promise<T>): Promise<T> =>
  dryRun(platform, (work) => act({ ...work, invalidate: () => {}, emit: async () => {} }));
