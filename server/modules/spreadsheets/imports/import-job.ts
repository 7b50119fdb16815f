import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { ImportState } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { defineJob, PermanentFailure } from "#server/platform/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";
import { isUnavailable } from "#server/platform/postgres/is-unavailable.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { fault } from "../fault.ts";
import type { AnySheet } from "../sheet.ts";
import type { SpreadsheetsTables } from "../tables.ts";
import { applyImport } from "./apply-import.ts";
import { lockImport, setState } from "./import-state.ts";
import { readImport } from "./read-import.ts";
import { importFacts, type ImportStep, keepOutcomes, nextRows, writeRows } from "./step.ts";

/** Without notifications and without invalidating the cache. */
const trial = <T>(platform: Platform, act: (work: Work) => Promise<T>): Promise<T> =>
  dryRun(platform, (work) => act({ ...work, invalidate: () => {}, emit: async () => {} }));

const importJob = defineJob<{ importId: number }>("imports");
/** Imports run one at a time: two large ones must not load the machine more than one. */
const ONE_AT_A_TIME = "imports";
/** A job ends well before the queue considers it lost; the next one continues. */
const SLICE_MS = 60_000;
const LONGEST_REST_MS = 500;
const MOST_FAILURES = 3;

export function goOn(work: Work, importId: number): Promise<void> {
  return work.enqueue(importJob, { importId }, ONE_AT_A_TIME);
}

export function handleImports(platform: Platform, sheets: ReadonlyMap<SheetKind, AnySheet>): void {
  platform.jobs.handle(importJob, async ({ data: { importId } }) => {
    const until = Date.now() + SLICE_MS;
    let isMore = true;
    while (isMore && Date.now() < until) isMore = await doStep(platform, sheets, importId);
    if (isMore) await inTransaction(platform, (work) => goOn(work, importId));
  });
}

const STEPS: Partial<Record<ImportState, (step: ImportStep) => Promise<boolean | void>>> = {
  reading: readImport,
  checking: checkImport,
  applying: applyImport,
};

/** @returns whether there is more to do */
async function doStep(
  platform: Platform,
  sheets: ReadonlyMap<SheetKind, AnySheet>,
  id: number,
): Promise<boolean> {
  const found = await importOf(platform.db, id);
  const sheet = found && sheets.get(found.kind);
  const act = found && STEPS[found.state];
  if (!sheet || !act) return false;
  let begun = performance.now();
  const leastRest = found.state === "applying" ? (sheet.pace?.restMs ?? 0) : 0;
  // Pauses as long as it has worked: half of the time belongs to the shop.
  const rest = async () => {
    await setTimeout(Math.max(leastRest, Math.min(LONGEST_REST_MS, performance.now() - begun)));
    begun = performance.now();
  };
  try {
    const isMore = await act({ platform, sheet, id, rest });
    await rest();
    // After reading comes checking.
    return isMore ?? true;
  } catch (error) {
    const isPassing = isUnavailable(error);
    await countFailure(platform, id, isPassing ? MOST_FAILURES : 1);
    // A fault of the file or of the program stays: retries would only let the other imports wait.
    if (isPassing) throw error;
    const { code } = error as { code?: string };
    throw Object.assign(new PermanentFailure("an import failed", { cause: error }), { code });
  }
}

async function importOf(db: Connection, id: number) {
  return db
    .$extendTables<SpreadsheetsTables>()
    .selectFrom("spreadsheets.import")
    .select(["kind", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * An import that fails repeatedly is not retried for days: its user is told, and may continue it.
 */
async function countFailure(platform: Platform, id: number, most: number): Promise<void> {
  await inTransaction(platform, async (work) => {
    if (!(await lockImport(work, id))) return;
    const { rows } = await sql<{ failures: number }>`
      update spreadsheets.import set failures = failures + 1 where id = ${id} returning failures
    `.execute(work.db);
    if ((rows[0]?.failures ?? 0) >= most) {
      await setState(work, id, "failed", fault(null, "stopped"));
    }
  });
}

/** Tries the next rows, and rolls everything back. @returns whether there are more */
async function checkImport(step: ImportStep): Promise<boolean> {
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
