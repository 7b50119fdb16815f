import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { JobQueue } from "../jobs.ts";
import type { Database } from "../postgres/database.ts";

interface Watched {
  db: Database;
  jobs: JobQueue;
}

interface Standby {
  standby: string;
  state: string;
  seconds: number | null;
  bytes: number | null;
}

/**
 * Metrics that only the database knows. While it is unavailable, only that is reported; all other
 * metrics stay readable.
 */
export function watchDatabase(registry: Registry, { db, jobs }: Watched): void {
  const registers = [registry];
  let looking: Promise<void> | undefined;
  // All gauges are collected at the same time, so they share one query.
  const collect = async () => {
    looking ??= look().finally(() => (looking = undefined));
    await looking;
  };
  const up = new Gauge({
    name: "database_up",
    help: "1: the database answers",
    registers,
    collect,
  });
  const waiting = new Gauge({
    name: "jobs_waiting",
    help: "Jobs that wait, of all processes; dead-letters: given up in the last 30 days",
    labelNames: ["queue"],
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: "jobs_oldest_seconds",
    help: "For how long the oldest job has been due and nobody has taken it",
    labelNames: ["queue"],
    registers,
    collect,
  });
  const standbys = new Gauge({
    name: "database_standbys",
    help: "Standbys that follow the database, by how it waits for them: sync, quorum, potential, async",
    labelNames: ["state"],
    registers,
    collect,
  });
  const lagSeconds = new Gauge({
    name: "database_lag_seconds",
    help: "By how much a standby shows less than the database; needs the right pg_monitor",
    labelNames: ["standby"],
    registers,
    collect,
  });
  const lagBytes = new Gauge({
    name: "database_lag_bytes",
    help: "Log that a standby has not shown yet; needs the right pg_monitor",
    labelNames: ["standby"],
    registers,
    collect,
  });
  const all = [waiting, oldest, standbys, lagSeconds, lagBytes];

  async function look(): Promise<void> {
    for (const gauge of all) gauge.reset();
    up.set(0);
    try {
      await set();
      up.set(1);
    } catch {
      for (const gauge of all) gauge.reset();
    }
  }

  async function set(): Promise<void> {
    const found = await standbysOf(db);
    for (const [queue, count] of await jobs.waiting()) waiting.set({ queue }, count);
    for (const [queue, seconds] of await jobs.overdue()) oldest.set({ queue }, seconds);
    for (const state of ["sync", "quorum", "potential", "async"]) standbys.set({ state }, 0);
    for (const { standby, state, seconds, bytes } of found) {
      standbys.inc({ state });
      if (seconds !== null) lagSeconds.set({ standby }, seconds);
      if (bytes !== null) lagBytes.set({ standby }, bytes);
    }
  }
}

/**
 * Asked of a primary; a standby reports none. Without permission to see it, lag is unknown, not 0.
 */
async function standbysOf(db: Database): Promise<Standby[]> {
  const { rows } = await sql<Standby>`
    select application_name as standby, coalesce(sync_state, 'async') as state,
      case when replay_lsn is null then null else coalesce(extract(epoch from replay_lag), 0)::float end as seconds,
      case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float end as bytes
    from pg_stat_replication`.execute(db);
  return rows;
}
