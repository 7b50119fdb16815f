import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { StaffSession } from "#contract/accounts/staff/staff-session.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { StaffTables } from "../tables.ts";
import { staffByPassword } from "./check-password.ts";
import { presentStaff } from "./present-staff.ts";
import { checkSecondFactor, countingCodes } from "./second-factor.ts";
import { hashOf, newStaffSecret } from "./staff-cookie.ts";
import { openStaffSession } from "./staff-sessions.ts";

const CHALLENGE_MINUTES = 5;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type SignedIn =
  | (StaffSession & { kind: "session" })
  | { kind: "two-factor"; challenge: string };

/** Email and password: a session, or the question for the second factor. */
export async function signInStaff(
  platform: Platform,
  exchange: Exchange,
  given: { email: string; password: string },
): Promise<SignedIn> {
  const { request } = exchange;
  const staff = await staffByPassword(platform.db, { ...given, address: request.ip });
  return inTransaction(platform, async (work) =>
    staff.hasTwoFactor
      ? { kind: "two-factor", challenge: await openChallenge(work, staff.id) }
      : { kind: "session", ...(await beginSession(work, exchange, staff.id)) },
  );
}

/** The code of the app, or a backup code, ends the sign-in that a challenge began. */
export async function signInBySecondFactor(
  platform: Platform,
  exchange: Exchange,
  given: { challenge: string; code: string },
): Promise<StaffSession> {
  const staffId = await staffOfChallenge(platform, given.challenge);
  const endSignIn = async (work: Work) => {
    await checkSecondFactor(work, platform, staffId, given.code);
    const { numDeletedRows } = await work.db
      .$extendTables<StaffTables>()
      .deleteFrom("accounts.staff_challenge")
      .where("secret_hash", "=", hashOf(given.challenge))
      .executeTakeFirstOrThrow();
    // Somebody else has used it at the same moment.
    if (numDeletedRows === 0n) refuse("code-wrong");
    return beginSession(work, exchange, staffId);
  };
  return countingCodes(platform, staffId, () => inTransaction(platform, endSignIn));
}

async function beginSession(
  work: Work,
  exchange: Exchange,
  staffId: number,
): Promise<StaffSession> {
  const { token, expiresAt } = await openStaffSession(work, exchange, staffId);
  const actor = { staffId, address: exchange.request.ip };
  await appendAudit(work, actor, { action: "staff.sign-in", target: `staff:${staffId}` });
  const staff = await presentStaff(work.db, staffId);
  return { token, staff, expiresAt: expiresAt.toISOString() };
}

async function openChallenge(work: Work, staffId: number): Promise<string> {
  const challenge = newStaffSecret();
  await work.db
    .$extendTables<StaffTables>()
    .insertInto("accounts.staff_challenge")
    .values({
      secret_hash: hashOf(challenge),
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
    .where("challenge.secret_hash", "=", hashOf(challenge))
    .where("challenge.expires_at", ">", sql<Date>`now()`)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? refuse("code-wrong");
}
