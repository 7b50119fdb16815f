import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type RawBuilder, sql } from "kysely";
import type { Work } from "../postgres/unit-of-work.ts";
import { ProblemError, refuse } from "./problem-error.ts";

type IdempotencyTables = {
  "platform.idempotency_key": {
    scope: string;
    key: string;
    fingerprint: Buffer;
    answer: unknown;
  };
};

/** Identifies a write, to recognise its repeats. */
export interface IdempotencyKey {
  /** An expression, if only the database knows the caller. */
  scope: string | RawBuilder<string>;
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
 * @param lock an expression that takes locks for `write`, in the statement that claims the key
 */
export async function once<T>(
  work: Work,
  idempotency: IdempotencyKey,
  write: () => Promise<T>,
  lock: RawBuilder<unknown> | null = null,
): Promise<{ answer: T; repeated: boolean }> {
  const { scope, key, fingerprint } = idempotency;
  if (key === undefined) {
    if (lock) await sql`select ${lock}`.execute(work.db);
    return { answer: await write(), repeated: false };
  }
  const db = work.db.$extendTables<IdempotencyTables>();
  // A second insert of the same key waits here until the first transaction has ended.
  const { rows } = await sql<{ isFirst: boolean }>`
    with claimed as (${claimFor({ scope, key, fingerprint })} returning 1)
    select exists (select from claimed) as "isFirst", ${lock ?? sql`null`} as locked
  `.execute(db);
  if (!rows[0]?.isFirst) {
    const first = await db
      .selectFrom("platform.idempotency_key")
      .select(["fingerprint", "answer"])
      .where("scope", "=", scope)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (!first.fingerprint.equals(fingerprint)) refuse("idempotency-mismatch");
    return { answer: first.answer as T, repeated: true };
  }
  const answer = await write();
  work.writeLast(sql`answered as (
    update platform.idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
    where scope = ${scope} and key = ${key}
  )`);
  return { answer, repeated: false };
}

/** A key's first use, as a statement or part of one; without a key it inserts nothing. */
export function claimFor({ scope, key, fingerprint }: IdempotencyKey): RawBuilder<unknown> {
  return sql`
    insert into platform.idempotency_key (scope, key, fingerprint)
    select ${scope}, ${key ?? null}::text, ${fingerprint}::bytea where ${key !== undefined}::boolean
    on conflict do nothing
  `;
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
