import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Connection } from "../postgres/database.ts";
import type { TablesOf } from "../postgres/tables.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { ProblemError, refuse } from "./problem-error.ts";

/** Identifies a write, to recognise its repeats. */
export interface IdempotencyKey {
  scope: string;
  /** Absent: the caller sent no key, and every request counts separately. */
  key: string | undefined;
  fingerprint: Buffer;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Reads `Idempotency-Key`; `content` must be the same in a repeat. */
export function idempotencyKey(
  request: FastifyRequest,
  scope: IdempotencyKey["scope"],
  content: unknown,
): IdempotencyKey {
  const header = request.headers["idempotency-key"];
  if (header !== undefined && (typeof header !== "string" || !KEY.test(header))) {
    throw new ProblemError("validation", {}, [
      { path: "Idempotency-Key", key: "validation.pattern", values: {} },
    ]);
  }
  const fingerprint = createHash("sha256").update(JSON.stringify(content)).digest();
  return { scope, key: header, fingerprint };
}

/**
 * Runs a write once per key, inside its own transaction. A repeat, even one that arrives while the
 * first is still running, gets the first one's answer; the same key with other content is refused.
 */
export async function once<T>(
  work: Work,
  idempotency: IdempotencyKey,
  write: () => Promise<T>,
): Promise<{ answer: T; repeated: boolean }> {
  const first = await claimKey(work, idempotency);
  if (first) return { answer: first.answer as T, repeated: true };
  const answer = await write();
  const { scope, key } = idempotency;
  if (key !== undefined)
    await work.db
      .$extendTables<TablesOf<"platform">>()
      .updateTable("platform.idempotency_key")
      .set({ answer: JSON.stringify(answer) })
      .where("scope", "=", scope)
      .where("key", "=", key)
      .execute();
  return { answer, repeated: false };
}

/** Whether a write has not been made under this key; for writes without an answer of their own. */
export async function isFirst(work: Work, idempotency: IdempotencyKey): Promise<boolean> {
  return (await claimKey(work, idempotency)) === undefined;
}

/** @returns the first request's answer; `undefined`: this is the first */
async function claimKey(
  work: Work,
  { scope, key, fingerprint }: IdempotencyKey,
): Promise<{ answer: unknown } | undefined> {
  if (key === undefined) return undefined;
  const db = work.db.$extendTables<TablesOf<"platform">>();
  // A second insert of the same key waits here until the first transaction has ended.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("platform.idempotency_key")
    .values({ scope, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return undefined;
  const first = await db
    .selectFrom("platform.idempotency_key")
    .select(["fingerprint", "answer"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (!first.fingerprint.equals(fingerprint)) refuse("idempotency-mismatch");
  return first;
}

/** Deletes those of an earlier week. */
export async function forgetKeys(db: Connection): Promise<void> {
  await sql`
    delete from platform.idempotency_key where created_at < now() - interval '7 days'
  `.execute(db);
}

/** After this, a repeat of a request sent under one scope is also recognised under the other. */
export async function moveIdempotencyKeys(work: Work, from: string, to: string): Promise<void> {
  await sql`
    update platform.idempotency_key as moving set scope = ${to} where scope = ${from}
    and not exists (
      select from platform.idempotency_key as kept where kept.scope = ${to} and kept.key = moving.key
    )
  `.execute(work.db);
}
