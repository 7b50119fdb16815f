import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../postgres/database.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { ProblemError, refuse } from "./problem-error.ts";

export type Versioned<R> = R & { version: string };

/**
 * A record sent out for editing, with the version that its update must name. Values that change on
 * their own (stock, averages) are added afterwards, since they are not edited.
 */
export function versioned<R extends object>(record: R): Versioned<R> {
  return { ...record, version: versionOf(record) };
}

/** Equal for equal values, regardless of the order of their keys. */
export function versionOf(value: object): string {
  return createHash("sha256").update(canonical(value)).digest("base64url").slice(0, 22);
}

interface Change<R> {
  /**
   * Row that every change of the record locks: its table and the column of `key` (`id` if absent).
   */
  root: { table: string; column?: string; key: number | string };
  /** The version that the change is based on; or whether it is based on the current record. */
  version: string | ((current: Versioned<R>) => boolean);
  /** Reads the record as its `GET` returns it. */
  read: (db: Connection) => Promise<Versioned<R> | undefined>;
}

/**
 * The record before a change, locked until the end of the transaction. A change based on another
 * version is refused, and the response contains the current record.
 */
export async function recordForChange<R extends object>(
  { db }: Pick<Work, "db">,
  { root: { table, column = "id", key }, version, read }: Change<R>,
): Promise<Versioned<R>> {
  await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${key} for update`.execute(
    db,
  );
  // A separate statement, so that it sees what the previous holder of the lock committed.
  const current = await read(db);
  if (!current) return refuse("not-found");
  const isCurrent = typeof version === "string" ? current.version === version : version(current);
  if (!isCurrent) throw new ProblemError("changed-meanwhile", {}, [], current);
  return current;
}

/** JSON in which equal values give equal text, regardless of key order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
