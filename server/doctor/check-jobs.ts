import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type Finding, fine, watch, wrong } from "./finding.ts";

/** In one of the serving processes, pg-boss checks its schedule twice a minute. */
const SCHEDULE_SILENCE_S = 300;
const LATE_S = 600;

/** Whether background jobs are being run: mails, refunds, nightly work. */
export async function checkJobs(db: Connection): Promise<Finding[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('jobs.version') is not null as there`.execute(db);
  if (!tables[0]?.there)
    return [watch("No job has run yet", "Expected before the first start. Run npm start.")];
  const { rows: clocks } = await sql<{ silence: number | null }>`
    select extract(epoch from now() - cron_on)::integer as silence from jobs.version`.execute(db);
  const { rows: late } = await sql<{ queue: string; jobs: number; seconds: number }>`
    select name as queue, count(*) as jobs, extract(epoch from now() - min(start_after))::integer as seconds
    from jobs.job
    where state in ('created', 'retry') and start_after < now() and name <> 'dead-letters'
    group by name
    having min(start_after) < now() - make_interval(secs => ${LATE_S})`.execute(db);
  const { rows: dead } = await sql<{ jobs: number }>`
    select count(*) as jobs from jobs.job where name = 'dead-letters' and state = 'created'`.execute(
    db,
  );
  const silence = clocks[0]?.silence ?? Infinity;
  return [
    silence > SCHEDULE_SILENCE_S
      ? wrong(
          `The scheduler has not run ${Number.isFinite(silence) ? `for ${Math.round(silence / 60)} minutes` : "yet"}: no process of the shop is running`,
          "Run npm start. If a process is running, check its log.",
        )
      : fine("Jobs are running"),
    ...late.map(({ queue, jobs, seconds }) =>
      wrong(
        `${jobs} jobs are waiting in ${queue}, the oldest for ${Math.round(seconds / 60)} minutes`,
        "Check the shop's log for `a job failed`, and the server that the queue's name refers to.",
      ),
    ),
    ...((dead[0]?.jobs ?? 0) > 0
      ? [
          watch(
            `${dead[0]?.jobs} emails or SMS failed permanently in the last 30 days`,
            "docs/operations.md, Mails and short messages: the log has the servers' error codes.",
          ),
        ]
      : []),
  ];
}
