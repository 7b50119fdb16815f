import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { StaffSession } from "#contract/staff/staff-session.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { StaffTables } from "../tables.ts";
import { staffByPassword } from "./check-password.ts";
import { presentStaff } from "./present-staff.ts";
import { checkSecondFactor, countingCodes } from "./second-factor.ts";
import { newSecret, secretHash } from "../../secrets.ts";
import { sendStaffCookie } from "./staff-cookie.ts";
import { openStaffSession } from "./staff-sessions.ts";

const CHALLENGE_MINUTES = 5;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type SignedIn = (StaffSession & { kind: "session" }) | { kind: "two-factor"; challenge: string };

interface Begun {
  session: StaffSession;
  cookie: string;
}

/** Email and password: a session, or the question for the second factor. */
export async function signInStaff(
  platform: Platform,
  { request, reply }: Exchange,
  given: { email: string; password: string },
): Promise<SignedIn> {
  const staff = await staffByPassword(platform, { ...given, address: request.ip });
  if (staff.hasTwoFactor) {
    const challenge = await inTransaction(platform, (work) => openChallenge(work, staff.id));
    return { kind: "two-factor", challenge };
  }
  const begun = await inTransaction(platform, (work) => beginSession(work, request, staff.id));
  sendStaffCookie(reply, begun.cookie);
  return { kind: "session", ...begun.session };
}

/** The code of the app, or a backup code, ends the sign-in that a challenge began. */
export async function signInBySecondFactor(
  platform: Platform,
  { request, reply }: Exchange,
  given: { challenge: string; code: string },
): Promise<StaffSession> {
  const staffId = await staffOfChallenge(platform, given.challenge);
  const endSignIn = async (work: Work) => {
    await checkSecondFactor(work, platform, staffId, given.code);
    const { numDeletedRows } = await work.db
      .$extendTables<StaffTables>()
      .deleteFrom("accounts.staff_challenge")
      .where("secret_hash", "=", secretHash(given.challenge))
      .executeTakeFirstOrThrow();
    // Somebody else has used it at the same moment.
    if (numDeletedRows === 0n) refuse("code-wrong");
    return beginSession(work, request, staffId);
  };
  const begun = await countingCodes(platform, staffId, () => inTransaction(platform, endSignIn));
  sendStaffCookie(reply, begun.cookie);
  return begun.session;
}

async function beginSession(work: Work, request: FastifyRequest, staffId: number): Promise<Begun> {
  const { cookie, token, expiresAt } = await openStaffSession(work, request, staffId);
  const actor = { staffId, address: request.ip };
  await appendAudit(work, actor, { action: "staff.sign-in", target: `staff:${staffId}` });
  const staff = await presentStaff(work.db, staffId);
  return { session: { token, staff, expiresAt: expiresAt.toISOString() }, cookie };
}

async function openChallenge(work: Work, staffId: number): Promise<string> {
  const challenge = newSecret();
  await work.db
    .$extendTables<StaffTables>()
    .insertInto("accounts.staff_challenge")
    .values({
      secret_hash: secretHash(challenge),
      staff_id: staffId,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  return challenge;
}

async function staffOfChallenge({ db }: Platform, challenge: string): Promise<number> {
  const found = await db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff_challenge as challenge")
    .innerJoin("accounts.staff as staff", "staff.id", "challenge.staff_id")
    .select("staff.id")
    .where("challenge.secret_hash", "=", secretHash(challenge))
    .where("challenge.expires_at", ">", sql<Date>`now()`)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? refuse("code-wrong");
}
