import { sql } from "kysely";
import type { Verification } from "#contract/identity/credentials.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isKeyedHash, keyedHash } from "#server/platform/secrets/keyed-hash.ts";
import { newCode, newSecret, secretHash } from "./secrets.ts";
import type { Channel, IdentityTables, Purpose } from "./tables.ts";

const CODE_MINUTES: Record<Purpose, number> = {
  registration: 15,
  reset: 15,
  email: 15,
  phone: 15,
  proof: 5,
  "sign-in": 5,
};
/** Anybody can request a reset repeatedly, so that attempts add up; it gets more digits. */
const DIGITS: Record<Purpose, number> = {
  registration: 6,
  reset: 8,
  email: 6,
  phone: 6,
  proof: 6,
  "sign-in": 6,
};
/** Attempts at one code. */
const CODE_TRIES = 5;
const RESEND_SECONDS = 60;
const LIFE_HOURS = 24;
const SENT = { kind: "code", fromOne: { max: 5, minutes: 60 } };

type Secrets = Pick<Platform, "authSecret">;

export interface NewVerification {
  purpose: Purpose;
  channel: Channel;
  /** Where the code is sent, and what the caller typed. */
  target: string;
  accountId?: number | null;
  /** Secret of the browser that begins it. */
  browser?: string;
  data?: unknown;
  /** Without one no code will be accepted, and the caller cannot see the difference. */
  hasCode: boolean;
}

export interface SentCode {
  /** The secret to be sent back with the code. */
  verification: string;
  code: string | null;
  codeEndsAt: Date;
  answer: Verification;
}

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof countGuess>>>;

/**
 * Checked before sending a code: an email or number is not flooded, whether it has an account or
 * not. `address`: the caller's.
 */
export async function limitCodes(
  platform: Pick<Platform, "db" | "smsLimits">,
  target: string,
  address: string,
): Promise<void> {
  await countMessage(platform, SENT, { to: target, address });
}

/** Begins waiting for a code. */
export async function beginVerification(
  work: Work,
  secrets: Secrets,
  begun: NewVerification,
): Promise<SentCode> {
  const verification = newSecret();
  const code = begun.hasCode ? newCode(DIGITS[begun.purpose]) : null;
  const codeEndsAt = inMinutes(CODE_MINUTES[begun.purpose]);
  await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.verification")
    .values({
      id_hash: secretHash(verification),
      purpose: begun.purpose,
      account_id: begun.accountId ?? null,
      channel: begun.channel,
      target: begun.target,
      code_hash: code === null ? null : keyedHash(secrets.authSecret, codeText(verification, code)),
      code_ends_at: codeEndsAt,
      browser_hash: begun.browser === undefined ? null : secretHash(begun.browser),
      data: begun.data === undefined ? null : JSON.stringify(begun.data),
      expires_at: inMinutes(LIFE_HOURS * 60),
    })
    .execute();
  return sentCode({ verification, code, codeEndsAt }, begun);
}

/** A new code for a pending verification; the old one ends. At most one per minute. */
export async function renewCode(work: Work, secrets: Secrets, verification: string) {
  const db = work.db.$extendTables<IdentityTables>();
  const row = await db
    .selectFrom("identity.verification")
    .select(["purpose", "channel", "target", "account_id", "data"])
    .select(sql<boolean>`code_hash is not null`.as("has_code"))
    .select(
      sql<number>`ceil(${RESEND_SECONDS} - extract(epoch from now() - sent_at))::int`.as("wait"),
    )
    .where("id_hash", "=", secretHash(verification))
    .where("expires_at", ">", sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse("not-found");
  if (row.wait > 0) refuse("too-soon", { seconds: row.wait });
  const code = row.has_code ? newCode(DIGITS[row.purpose]) : null;
  const codeEndsAt = inMinutes(CODE_MINUTES[row.purpose]);
  await db
    .updateTable("identity.verification")
    .set({
      code_hash: code === null ? null : keyedHash(secrets.authSecret, codeText(verification, code)),
      code_ends_at: codeEndsAt,
      sent_at: sql<Date>`now()`,
      attempts: 0,
    })
    .where("id_hash", "=", secretHash(verification))
    .execute();
  return { row, sent: sentCode({ verification, code, codeEndsAt }, row) };
}

/** Where the next code of a verification would be sent. */
export async function targetOf(db: Connection, verification: string): Promise<string> {
  const row = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.verification")
    .select("target")
    .where("id_hash", "=", secretHash(verification))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.target ?? refuse("not-found");
}

/** Cancels an account's pending verifications. */
export async function forgetVerifications(
  work: Work,
  accountId: number,
  purposes: readonly Purpose[],
): Promise<void> {
  await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.verification")
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .execute();
}

/**
 * Compares a code. Runs before the transaction: wrong and concurrent attempts count in any case.
 */
export async function guessCode(
  platform: Pick<Platform, "authSecret" | "db">,
  purpose: Purpose | readonly Purpose[],
  { verification, code }: { verification: string; code: string },
): Promise<VerificationRow> {
  const row = await countGuess(platform.db, [purpose].flat(), verification);
  const text = codeText(verification, code);
  const isRight = row?.code_hash && isKeyedHash(platform.authSecret, text, row.code_hash);
  return row && isRight ? row : refuse("code-wrong");
}

/** Whether this browser began the verification. `secret`: from its cookie. */
export function isBegunBy(row: VerificationRow, secret: string | undefined): boolean {
  return secret !== undefined && row.browser_hash?.equals(secretHash(secret)) === true;
}

/** Uses up a verification. Of two concurrent uses only one succeeds. */
export async function takeVerification(work: Work, { id_hash }: VerificationRow): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.verification")
    .where("id_hash", "=", id_hash)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("code-wrong");
}

async function countGuess(db: Connection, purposes: Purpose[], verification: string) {
  return db
    .$extendTables<IdentityTables>()
    .updateTable("identity.verification")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("id_hash", "=", secretHash(verification))
    .where("purpose", "in", purposes)
    .where("code_ends_at", ">", sql<Date>`now()`)
    .where("attempts", "<", CODE_TRIES)
    .returning(["id_hash", "purpose", "channel", "target", "account_id", "data", "code_hash"])
    .returning("browser_hash")
    .executeTakeFirst();
}

function sentCode(
  sent: Omit<SentCode, "answer">,
  { channel, target }: Pick<NewVerification, "channel" | "target">,
): SentCode {
  const answer: Verification = {
    verification: sent.verification,
    channel,
    sentTo: target,
    expiresAt: sent.codeEndsAt.toISOString(),
    resendAfter: RESEND_SECONDS,
  };
  return { ...sent, answer };
}

/**
 * Six digits could be recovered from a plain hash; this one needs the shop's secret, which is not
 * in the database.
 */
function codeText(verification: string, code: string): string {
  return `code ${verification} ${code}`;
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}
