import { join } from "node:path";
import { sql } from "kysely";
import { auditShop } from "#server/audit.ts";
import { createDatabase, createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import type { Storm } from "./storm.ts";

export interface Verdict {
  acknowledged: number;
  cancelled: number;
  refused: number;
  unanswered: number;
  /** Everything that is not as it must be; empty: nothing was lost, nothing happened twice. */
  wrong: string[];
}

/** Holds the books against what the buyers were told. The shop is still open. */
export async function judge({ dataDir, ledgers }: Storm): Promise<Verdict> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection, max: 1 });
  const db = createDatabase(pool);
  const { rows } = await sql<{ number: string; status: string }>`
    select number, status from orders.order
  `.execute(db);
  const { findings } = await auditShop(db);
  await pool.end();
  const told = ledgers.flatMap(({ placed }) => [...placed.values()]);
  const cancelled = new Set(ledgers.flatMap((ledger) => [...ledger.cancelled]));
  const states = new Map(rows.map(({ number, status }) => [number, status]));
  const wrong = findings.map(({ name, places }) => `${name}: ${places.join(", ")}`);
  if (new Set(told).size !== told.length) wrong.push("two keys were told the same order");
  for (const number of told) {
    if (!states.has(number)) wrong.push(`${number} was acknowledged and is not there`);
    const isCancelled = states.get(number) === "Cancelled";
    if (cancelled.has(number) && !isCancelled) wrong.push(`${number} is not cancelled`);
  }
  // Every order comes from a request that was repeated until it was answered, so there are no others.
  const known = new Set(told);
  for (const number of states.keys()) {
    if (!known.has(number)) wrong.push(`${number} is there and nobody was told`);
  }
  return {
    acknowledged: told.length,
    cancelled: cancelled.size,
    refused: ledgers.reduce((sum, ledger) => sum + ledger.refused, 0),
    unanswered: ledgers.reduce((sum, ledger) => sum + ledger.unanswered, 0),
    wrong,
  };
}
