import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type Finding, fine, reasonOf, watch, wrong } from "./finding.ts";

const TIMEOUT_MS = 10_000;
/**
 * Beyond this, second-factor codes start to fail and scheduled prices start and end at the wrong
 * time.
 */
const TOO_FAR_S = 10;
const FAR_S = 2;
const ADVICE = "Use NTP on both machines (chrony, systemd-timesyncd).";

/** This clock against the database's. */
export async function checkDatabaseClock(db: Connection): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (asked + Date.now()) / 2;
  return rateClock("the database's", ((rows[0]?.now.getTime() ?? 0) - middle) / 1000);
}

/**
 * This clock against that of a server the shop talks to anyway. Its answer is only precise to the
 * second.
 */
export async function checkOutsideClock(url: string): Promise<Finding> {
  const { origin, host } = new URL(url);
  try {
    const asked = Date.now();
    const answer = await fetch(origin, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const middle = (asked + Date.now()) / 2;
    const answered = Date.parse(answer.headers.get("date") ?? "");
    if (Number.isNaN(answered)) return watch(`${host} did not return a time`, "Nothing to do.");
    return rateClock(`that of ${host}`, (answered + 500 - middle) / 1000);
  } catch (error) {
    return wrong(
      `${host} cannot be reached: ${reasonOf(error)}`,
      "The shop needs it. Check its name, the firewall, and its status page.",
    );
  }
}

/** @param ahead seconds by which the other clock is ahead */
export function rateClock(other: string, ahead: number): Finding {
  const text = `The clock here and ${other} differ by ${Math.abs(ahead).toFixed(1)} s`;
  if (Math.abs(ahead) > TOO_FAR_S) return wrong(text, ADVICE);
  return Math.abs(ahead) > FAR_S ? watch(text, ADVICE) : fine(text);
}
