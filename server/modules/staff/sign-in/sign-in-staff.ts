import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { StaffSession } from "#contract/staff/staff-session.ts";
import {
  challengedAccount,
  checkSecondFactor,
  findLogin,
  holdAccount,
  noteSignIn,
  openChallenge,
  openSession,
  provePassword,
  sendSessionCookie,
  type SignInMethod,
  takeChallenge,
} from "#server/modules/identity/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { accountOf } from "../staff.ts";
import type { StaffTables } from "../tables.ts";
import { presentStaff } from "./present-staff.ts";

/**
 * Attempts at one account, from one connection, from its network and in total: a stranger cannot
 * quickly lock somebody out.
 */
const FROM_ONE_ADDRESS = { scope: "staff-password-address", max: 5, minutes: 15 };
const FROM_ONE_NETWORK = { scope: "staff-password-network", max: 15, minutes: 15 };
const FROM_EVERYWHERE = { scope: "staff-password", max: 30, minutes: 15 };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type SignedIn = (StaffSession & { kind: "session" }) | { kind: "two-factor"; challenge: string };

/** A session whose row is written; its cookie is sent to the browser once that is committed. */
export interface BegunSession {
  session: StaffSession;
  cookie: string;
}

/** Email and password: starts a session, or asks for the second factor. */
export async function signInStaff(
  platform: Platform,
  { request, reply }: Exchange,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const login = await checkCredentials(platform, request, credentials);
  const { id: staffId, password_hash: passwordHash } = login;
  if (login.has_second_factor) {
    const challenge = await inTransaction(platform, (work) =>
      openChallenge(work, accountOf(staffId), { method: "password", passwordHash }),
    );
    return { kind: "two-factor", challenge };
  }
  const begun = await inTransaction(platform, async (work) => {
    if (!(await holdStaff(work, staffId))) refuse("credentials");
    await holdAccount(work.db, staffId, passwordHash);
    return beginSession(work, request, { staffId, method: "password" });
  });
  sendSessionCookie(reply, "staff", begun.cookie);
  return { kind: "session", ...begun.session };
}

/** A code of the app, or a backup code, completes the sign-in that a challenge began. */
export async function signInBySecondFactor(
  platform: Platform,
  { request, reply }: Exchange,
  { challenge, code }: { challenge: string; code: string },
): Promise<StaffSession> {
  const staffId = await challengedAccount(platform.db, "staff", challenge);
  await checkSecondFactor(platform, accountOf(staffId), code);
  const begun = await inTransaction(platform, async (work) => {
    if (!(await holdStaff(work, staffId))) refuse("code-wrong");
    const method = await takeChallenge(work, challenge);
    return beginSession(work, request, { staffId, method });
  });
  sendSessionCookie(reply, "staff", begun.cookie);
  return begun.session;
}

/** Signs in the owner of a passkey, which counts as both factors. */
export async function signInByPasskey(
  platform: Platform,
  { request, reply }: Exchange,
  staffId: number,
): Promise<StaffSession> {
  const begun = await inTransaction(platform, async (work) => {
    if (!(await holdStaff(work, staffId))) refuse("passkey-refused");
    return beginSession(work, request, { staffId, method: "passkey" });
  });
  sendSessionCookie(reply, "staff", begun.cookie);
  return begun.session;
}

/** Opens a session with new secrets and records it in the audit log. */
async function beginSession(
  work: Work,
  request: FastifyRequest,
  { staffId, method }: { staffId: number; method: SignInMethod },
): Promise<BegunSession> {
  const actor = { staffId, address: request.ip };
  await appendAudit(work, actor, { action: "staff.sign-in", target: `staff:${staffId}` });
  await noteSignIn(work, request, { accountId: staffId, method });
  return openStaffSession(work, request, staffId);
}

export async function openStaffSession(
  work: Work,
  request: FastifyRequest,
  staffId: number,
): Promise<BegunSession> {
  const { cookie, token, expiresAt } = await openSession(work, request, accountOf(staffId));
  await sql`update staff.staff set last_seen_at = now() where id = ${staffId}`.execute(work.db);
  const staff = await presentStaff(work.db, staffId);
  return { session: { token, staff, expiresAt: expiresAt.toISOString() }, cookie };
}

/** Unknown, invited and disabled members get the same response after the same work. */
async function checkCredentials(
  platform: Platform,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
) {
  const staff = await platform.db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select("id")
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const login = await findLogin(platform.db, staff?.id);
  const { narrow, wide } = networkKeys(request.ip);
  const own = [
    { ...FROM_ONE_ADDRESS, key: `${email} ${narrow}` },
    { ...FROM_ONE_NETWORK, key: `${email} ${wide}` },
    { ...FROM_EVERYWHERE, key: email },
  ];
  const caller = { address: request.ip, isStaff: true };
  return provePassword(platform, { own }, { login, password, caller });
}

/** Locks the member of staff who signs in, before their account; false: disabled meanwhile. */
export async function holdStaff(work: Work, staffId: number): Promise<boolean> {
  const held = await work.db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select("id")
    .where("id", "=", staffId)
    .where("disabled_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
