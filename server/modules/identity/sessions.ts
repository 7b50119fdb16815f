import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { cutText } from "#contract/kernel/cut-text.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { PROGRAM_PREFIX, type Proof, sessionCookie } from "./cookies.ts";
import { distrustBrowsers } from "./known-browser.ts";
import { type Account, type Realm, REALMS } from "./realms.ts";
import { PROOF_MINUTES } from "./recent-proof.ts";
import { newSecret, secretHash } from "./secrets.ts";
import type { IdentityTables } from "./tables.ts";

/** A browser's session ends after this long without a request. */
export const IDLE_HOURS = 3;
/** Lifetime of program tokens, used or not. */
const PROGRAM_DAYS = 90;
/** Maximum programs per account. */
const MOST_PROGRAMS = 20;
const LONGEST_AGENT = 300;

/** A session whose row is written. Its secrets are sent to the browser once that is committed. */
export interface OpenedSession {
  sessionId: number;
  token: string;
  /** Secret in the cookie; null for programs. */
  cookie: string | null;
  expiresAt: Date;
}

/**
 * Begins a browser's session with new secrets. The browser's previous session ends, whoever it
 * belonged to. `isProved`: fully authenticated; a trusted browser was not asked for the second
 * factor.
 */
export async function openSession(
  work: Work,
  request: FastifyRequest,
  { realm, accountId }: Account,
  { browserId = null, isProved = true }: { browserId?: number | null; isProved?: boolean } = {},
): Promise<OpenedSession & { cookie: string }> {
  const before = sessionCookie(request, realm);
  const db = work.db.$extendTables<IdentityTables>();
  if (before !== undefined) {
    await db.deleteFrom("identity.session").where("cookie_hash", "=", secretHash(before)).execute();
  }
  const cookie = newSecret();
  const token = REALMS[realm].tokenPrefix + newSecret();
  const { id, expires_at: expiresAt } = await db
    .insertInto("identity.session")
    .values({
      account_id: accountId,
      realm,
      cookie_hash: secretHash(cookie),
      token_hash: secretHash(token),
      ...deviceOf(request),
      browser_id: browserId,
      proved_at: isProved ? sql<Date>`now()` : null,
      expires_at: sql<Date>`now() + make_interval(hours => ${REALMS[realm].sessionHours})`,
    })
    .returning(["id", "expires_at"])
    .executeTakeFirstOrThrow();
  return { sessionId: id, token, cookie, expiresAt };
}

/** A token with which a program acts for a customer. Above the limit, those idle longest end. */
export async function openProgramSession(
  work: Work,
  request: FastifyRequest,
  program: { accountId: number; name: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = PROGRAM_PREFIX + newSecret();
  const { expires_at: expiresAt } = await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.session")
    .values({
      account_id: program.accountId,
      realm: "customer",
      token_hash: secretHash(token),
      name: program.name,
      ...deviceOf(request),
      expires_at: sql<Date>`now() + make_interval(days => ${PROGRAM_DAYS})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  await sql`
    delete from identity.session where id in (
      select id from identity.session where account_id = ${program.accountId} and cookie_hash is null
      order by last_seen_at desc, id desc offset ${MOST_PROGRAMS}
    )
  `.execute(work.db);
  return { token, expiresAt };
}

/** Gives a session new secrets, after the password or the second factor has changed. */
export async function rotateSession(work: Work, sessionId: number): Promise<OpenedSession> {
  const db = work.db.$extendTables<IdentityTables>();
  const before = await db
    .selectFrom("identity.session")
    .select(["realm", "cookie_hash", "expires_at"])
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const cookie = before.cookie_hash === null ? null : newSecret();
  const prefix = cookie === null ? PROGRAM_PREFIX : REALMS[before.realm].tokenPrefix;
  const token = prefix + newSecret();
  await db
    .updateTable("identity.session")
    .set({
      cookie_hash: cookie === null ? null : secretHash(cookie),
      token_hash: secretHash(token),
    })
    .where("id", "=", sessionId)
    .execute();
  return { sessionId, token, cookie, expiresAt: before.expires_at };
}

export interface LiveSession {
  sessionId: number;
  accountId: number;
  expiresAt: Date;
  /** Its last use is due to be recorded again. */
  isStale: boolean;
  /** Re-authenticated within the last few minutes. */
  isProved: boolean;
}

/** The valid session of given credentials. */
export async function findSession(
  db: Connection,
  realm: Realm,
  proof: Proof,
): Promise<LiveSession | undefined> {
  const isProved =
    "program" in proof
      ? sql`token_hash = ${secretHash(proof.program)} and cookie_hash is null`
      : sql`token_hash = ${secretHash(proof.token)} and cookie_hash = ${secretHash(proof.cookie)}
          and last_seen_at > now() - make_interval(hours => ${IDLE_HOURS})`;
  const { rows } = await sql<LiveSession>`
    select id as "sessionId", account_id as "accountId", expires_at as "expiresAt",
      last_seen_at < now() - interval '1 minute' as "isStale",
      coalesce(proved_at > now() - make_interval(mins => ${PROOF_MINUTES}), false) as "isProved"
    from identity.session
    where realm = ${realm} and expires_at > now() and ${isProved}
  `.execute(db);
  return rows[0];
}

/** Skips the row when another request holds it, since that one records the same. */
export async function noteUse(db: Connection, sessionId: number): Promise<void> {
  await sql`
    update identity.session set last_seen_at = now()
    where id = (select id from identity.session where id = ${sessionId} for update skip locked)
  `.execute(db);
}

/** An account's active sessions, last used first. */
export function sessionsOf(db: Connection, accountId: number) {
  return db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.session")
    .select(["id", "name", "address", "agent", "signed_in_at", "last_seen_at"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", sql<Date>`now()`)
    .where((row) =>
      row.or([
        row("cookie_hash", "is", null),
        row("last_seen_at", ">", sql<Date>`now() - make_interval(hours => ${IDLE_HOURS})`),
      ]),
    )
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/**
 * Signs an account out everywhere, or everywhere but in one session; trusted browsers lose their
 * trust.
 */
export async function endSessions(
  work: Work,
  accountId: number,
  exceptSessionId?: number,
): Promise<void> {
  await distrustBrowsers(work, accountId, exceptSessionId);
  let ended = work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.session")
    .where("account_id", "=", accountId);
  if (exceptSessionId !== undefined) ended = ended.where("id", "<>", exceptSessionId);
  await ended.execute();
}

/** Ends one session of an account. */
export async function endSession(
  work: Work,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.session")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function deviceOf(request: FastifyRequest) {
  return {
    address: request.ip,
    agent: cutText(request.headers["user-agent"] ?? "", LONGEST_AGENT) || null,
  };
}
