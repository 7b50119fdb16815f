import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../postgres/database.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { ProblemError, refuse } from "./problem-error.ts";

export type Versioned<R> = R & { version: string };

/**
 * A record as it goes out to be edited, with the version that a change of it has to name. What moves by itself (stock,
 * averages) is added afterwards: it is nobody's edit.
 */
export function versioned<R extends object>(record: R): Versioned<R> {
  const version = createHash("sha256").update(canonical(record)).digest("base64url").slice(0, 22);
  return { ...record, version };
}

interface Change<R> {
  /** Row that all changes of the record lock: table, and the column that `key` stands in (`id` if absent). */
  root: { table: string; column?: string; key: number | string };
  /** The version that the change was made from. */
  version: string;
  /** Reads the record as its `GET` answers it. */
  read: (db: Connection) => Promise<Versioned<R> | undefined>;
}

/**
 * The record before a change, with nobody else changing it until the end of the transaction. A change that was made from
 * another version than this is refused, and the answer carries the record as it stands.
 */
export async function recordForChange<R extends object>(
  { db }: Pick<Work, "db">,
  { root: { table, column = "id", key }, version, read }: Change<R>,
): Promise<Versioned<R>> {
  await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${key} for update`.execute(
    db,
  );
  // In a statement of its own, which sees what whoever held the lock has committed.
  const current = await read(db);
  if (!current) return refuse("not-found");
  if (current.version !== version) throw new ProblemError("changed-meanwhile", {}, [], current);
  return current;
}

/** JSON in which equal values are equal text, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
