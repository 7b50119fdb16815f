import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { StaffTables } from "../tables.ts";
import { newSecret, secretHash } from "../../secrets.ts";
import { newStaffToken, staffCookie, staffSecrets } from "./staff-cookie.ts";

/** Without a request for so long, or so long after signing in, a session of staff ends. */
export const IDLE_HOURS = 3;
export const LONGEST_HOURS = 12;
const HOUR_MS = 60 * 60 * 1000;

export interface StaffRow {
  id: number;
  sessionId: number;
  role: StaffTables["accounts.staff"]["role"];
  name: string;
  hasTwoFactor: boolean;
  expiresAt: Date;
}

/** The session of a request while it holds; notes at most once a minute that it is in use. */
export async function findStaffSession(
  db: Connection,
  request: FastifyRequest,
): Promise<StaffRow | undefined> {
  const secrets = staffSecrets(request);
  if (!secrets) return undefined;
  const { rows } = await sql<StaffRow & { isStale: boolean }>`
    select staff.id, session.id as "sessionId", staff.role, staff.name,
      staff.two_factor_at is not null as "hasTwoFactor",
      session.created_at + make_interval(hours => ${LONGEST_HOURS}) as "expiresAt",
      session.last_seen_at < now() - interval '1 minute' as "isStale"
    from accounts.staff_session as session
    join accounts.staff as staff on staff.id = session.staff_id
    where session.cookie_hash = ${secretHash(secrets.cookie)}
      and session.token_hash = ${secretHash(secrets.token)}
      and session.last_seen_at > now() - make_interval(hours => ${IDLE_HOURS})
      and session.created_at > now() - make_interval(hours => ${LONGEST_HOURS})
      and staff.disabled_at is null
  `.execute(db);
  const [found] = rows;
  if (found?.isStale) await noteUse(db, found);
  return found;
}

async function noteUse(db: Connection, { id, sessionId }: StaffRow): Promise<void> {
  await sql`
    with seen as (update accounts.staff_session set last_seen_at = now() where id = ${sessionId})
    update accounts.staff set last_seen_at = now() where id = ${id}
  `.execute(db);
}

/** A session whose row is written; its cookie goes to the browser once that is committed. */
export interface OpenedStaffSession {
  cookie: string;
  token: string;
  expiresAt: Date;
}

/** Begins a session under new secrets; the one this browser was in before ends. */
export async function openStaffSession(
  work: Work,
  request: FastifyRequest,
  staffId: number,
): Promise<OpenedStaffSession> {
  const cookie = newSecret();
  const token = newStaffToken();
  const before = staffCookie(request);
  const db = work.db.$extendTables<StaffTables>();
  if (before !== undefined) {
    await db
      .deleteFrom("accounts.staff_session")
      .where("cookie_hash", "=", secretHash(before))
      .execute();
  }
  await db
    .insertInto("accounts.staff_session")
    .values({
      staff_id: staffId,
      cookie_hash: secretHash(cookie),
      token_hash: secretHash(token),
      address: request.ip,
      agent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    })
    .execute();
  await db
    .updateTable("accounts.staff")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("id", "=", staffId)
    .execute();
  return { cookie, token, expiresAt: new Date(Date.now() + LONGEST_HOURS * HOUR_MS) };
}

/** Signs a member of staff out everywhere, or everywhere but here. */
export async function endStaffSessions(
  work: Work,
  staffId: number,
  exceptSessionId?: number,
): Promise<void> {
  let ended = work.db
    .$extendTables<StaffTables>()
    .deleteFrom("accounts.staff_session")
    .where("staff_id", "=", staffId);
  if (exceptSessionId !== undefined) ended = ended.where("id", "<>", exceptSessionId);
  await ended.execute();
}

/** Ends the session that a request's cookie names. */
export async function endStaffSession(work: Work, sessionId: number): Promise<void> {
  await work.db
    .$extendTables<StaffTables>()
    .deleteFrom("accounts.staff_session")
    .where("id", "=", sessionId)
    .execute();
}

/** Sessions and challenges that have run out. */
export async function forgetStaffSessions(db: Connection): Promise<void> {
  await sql`
    with ended as (
      delete from accounts.staff_session
      where last_seen_at <= now() - make_interval(hours => ${IDLE_HOURS})
        or created_at <= now() - make_interval(hours => ${LONGEST_HOURS})
    )
    delete from accounts.staff_challenge where expires_at <= now()
  `.execute(db);
}
