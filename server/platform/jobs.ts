import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Log } from "./log.ts";

/** A piece of work that is done again and again, by one process at a time. */
export interface Job {
  name: string;
  /** Cron expression in Egypt's time. */
  cron: string;
  run(): Promise<void>;
}

/** Starts the queue and its schedules on the shop's own pool. */
export async function startJobs(pool: Pool, jobs: Job[], log: Log): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: "jobs",
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, {}, { tz: "Africa/Cairo" });
    await boss.work(job.name, async () => job.run());
  }
  return () => boss.stop({ graceful: true, timeout: 10_000, close: false });
}
