import { createHash } from "node:crypto";
import { sql } from "kysely";
import { networkKeys, WIDE_FACTOR } from "../http/network-keys.ts";
import { refuse } from "../http/problem-error.ts";
import type { Connection } from "../postgres/database.ts";
import { PREPARED } from "../postgres/statements.ts";
import type { TablesOf } from "../postgres/tables.ts";

export interface AttemptLimit {
  /** What is being guessed: `staff-password`. */
  scope: string;
  /** Whose. */
  key: string;
  max: number;
  /** Length of the window. */
  minutes: number;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts count too, and refuses those
 * above the limit. Runs outside the command's transaction: a refused command must not undo the
 * count.
 */
export async function takeAttempt(db: Connection, limit: AttemptLimit): Promise<void> {
  const { count, seconds } = await countAttempt(db, limit);
  if (count > limit.max)
    refuse("too-many-attempts", { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}

/** Counts without refusing. @returns the number of attempts in this window, and when it ends */
export async function countAttempt(
  db: Connection,
  limit: Omit<AttemptLimit, "max">,
): Promise<{ count: number; seconds: number }> {
  const [counted] = await countAttempts(db, [limit]);
  if (!counted) throw new Error("an attempt was not counted");
  return counted;
}

/**
 * Counts one attempt of each, in one statement. Callers pass limits that several of them share in
 * the same order: each row is locked until all are counted.
 */
export async function countAttempts(
  db: Connection,
  limits: readonly Omit<AttemptLimit, "max">[],
): Promise<{ scope: string; count: number; seconds: number }[]> {
  const isOver = sql<boolean>`platform.attempt.ends_at <= now()`;
  return db
    .$extendTables<TablesOf<"platform">>()
    .insertInto("platform.attempt")
    .modifyEnd(PREPARED)
    .values(
      limits.map(({ scope, key, minutes }) => ({
        scope,
        key_hash: hashOf(key),
        count: 1,
        ends_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["scope", "key_hash"]).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else platform.attempt.count + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else platform.attempt.ends_at end`,
      }),
    )
    .returning([
      "platform.attempt.scope",
      "platform.attempt.count",
      sql<number>`extract(epoch from platform.attempt.ends_at - now())::int`.as("seconds"),
    ])
    .execute();
}

/** Limits attempts from one connection, and more loosely from the network around it. */
export function networkLimits(
  address: string,
  { scope, max, minutes }: Omit<AttemptLimit, "key">,
): AttemptLimit[] {
  const { narrow, wide } = networkKeys(address);
  return [
    { scope, key: narrow, max, minutes },
    { scope: `${scope}-wide`, key: wide, max: max * WIDE_FACTOR, minutes },
  ];
}

/** After a correct attempt, earlier ones no longer count. */
export async function forgiveAttempts(
  db: Connection,
  { scope, key }: Pick<AttemptLimit, "scope" | "key">,
): Promise<void> {
  await db
    .$extendTables<TablesOf<"platform">>()
    .deleteFrom("platform.attempt")
    .where("scope", "=", scope)
    .where("key_hash", "=", hashOf(key))
    .execute();
}

/** Uncounts one attempt that was right after all; earlier ones still count. */
export async function returnAttempt(
  db: Connection,
  { scope, key }: Pick<AttemptLimit, "scope" | "key">,
): Promise<void> {
  await db
    .$extendTables<TablesOf<"platform">>()
    .updateTable("platform.attempt")
    .modifyEnd(PREPARED)
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where("scope", "=", scope)
    .where("key_hash", "=", hashOf(key))
    .execute();
}

/** Deletes expired windows. */
export async function forgetAttempts(db: Connection): Promise<void> {
  await db
    .$extendTables<TablesOf<"platform">>()
    .deleteFrom("platform.attempt")
    .where("ends_at", "<", sql<Date>`now()`)
    .execute();
}

function hashOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
