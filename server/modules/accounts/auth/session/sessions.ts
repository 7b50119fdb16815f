import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Customer } from "../../customer.ts";
import { newSecret, secretHash } from "../../secrets.ts";
import { clearShopperCookie } from "../../shopper-cookie.ts";
import type { AuthTables } from "../tables.ts";
import {
  browserCookie,
  PROGRAM_PREFIX,
  sendBrowserCookie,
  sendSessionCookie,
  sessionCookie,
} from "./session-cookie.ts";
import { MOST_PROGRAMS, PROGRAM_DAYS, SESSION_DAYS } from "./session-life.ts";

const LONGEST_AGENT = 300;

/** A session whose row is written. Its secrets go to the browser once that is committed. */
export interface OpenedSession {
  sessionId: number;
  token: string;
  /** Secret of the cookie; null for programs. */
  cookie: string | null;
}

/** Begins a browser's session under new secrets. The one this browser was in before ends, whosever it was. */
export async function openSession(
  work: Work,
  request: FastifyRequest,
  customerId: number,
): Promise<OpenedSession> {
  const before = sessionCookie(request);
  const db = work.db.$extendTables<AuthTables>();
  if (before !== undefined) {
    await db.deleteFrom("accounts.session").where("cookie_hash", "=", secretHash(before)).execute();
  }
  const cookie = newSecret();
  const token = newSecret();
  const { id } = await db
    .insertInto("accounts.session")
    .values({
      customer_id: customerId,
      cookie_hash: secretHash(cookie),
      token_hash: secretHash(token),
      ...deviceOf(request),
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { sessionId: id, token, cookie };
}

/** A token with which a program acts for a customer. Of more than there may be, those end that were idle longest. */
export async function openProgramSession(
  work: Work,
  request: FastifyRequest,
  program: { customerId: number; name: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = PROGRAM_PREFIX + newSecret();
  const { expires_at: expiresAt } = await work.db
    .$extendTables<AuthTables>()
    .insertInto("accounts.session")
    .values({
      customer_id: program.customerId,
      token_hash: secretHash(token),
      name: program.name,
      ...deviceOf(request),
      expires_at: sql<Date>`now() + make_interval(days => ${PROGRAM_DAYS})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  await sql`
    delete from accounts.session where id in (
      select id from accounts.session where customer_id = ${program.customerId} and cookie_hash is null
      order by last_seen_at desc, id desc offset ${MOST_PROGRAMS}
    )
  `.execute(work.db);
  return { token, expiresAt };
}

/** Gives the session of a request new secrets: after the password or the second factor has changed. */
export async function rotateSession(work: Work, who: Customer): Promise<OpenedSession> {
  const db = work.db.$extendTables<AuthTables>();
  const { cookie_hash: before } = await db
    .selectFrom("accounts.session")
    .select("cookie_hash")
    .where("id", "=", who.sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const cookie = before === null ? null : newSecret();
  const token = cookie === null ? PROGRAM_PREFIX + newSecret() : newSecret();
  await db
    .updateTable("accounts.session")
    .set({
      cookie_hash: cookie === null ? null : secretHash(cookie),
      token_hash: secretHash(token),
    })
    .where("id", "=", who.sessionId)
    .execute();
  return { sessionId: who.sessionId, token, cookie };
}

/** Hands a session's cookie to the browser. After the commit: a refused command leaves the browser as it was. */
export function sendSession(reply: FastifyReply, { cookie }: OpenedSession): void {
  if (cookie !== null) sendSessionCookie(reply, cookie);
}

/** The same at sign-in: the browser is known from now on, and its guest is the customer. */
export function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedSession & { browser: string },
): void {
  sendSession(reply, opened);
  if (opened.browser !== browserCookie(request)) sendBrowserCookie(reply, opened.browser);
  clearShopperCookie(reply);
}

/** Signs a customer out everywhere, or everywhere but in one session. */
export async function endSessions(
  work: Work,
  customerId: number,
  exceptSessionId?: number,
): Promise<void> {
  let ended = work.db
    .$extendTables<AuthTables>()
    .deleteFrom("accounts.session")
    .where("customer_id", "=", customerId);
  if (exceptSessionId !== undefined) ended = ended.where("id", "<>", exceptSessionId);
  await ended.execute();
}

/** Ends one session of a customer. */
export async function endSession(
  work: Work,
  { customerId, sessionId }: { customerId: number; sessionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await work.db
    .$extendTables<AuthTables>()
    .deleteFrom("accounts.session")
    .where("id", "=", sessionId)
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function deviceOf(request: FastifyRequest) {
  return {
    address: request.ip,
    agent: request.headers["user-agent"]?.slice(0, LONGEST_AGENT) ?? null,
  };
}
