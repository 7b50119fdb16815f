import {
  type AttemptLimit,
  forgiveAttempts,
  takeAttempt,
} from "#server/platform/secrets/attempts.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { takeAppCode } from "./app-code.ts";
import { takeBackupCode } from "./backup-codes.ts";
import type { TwoFactorTables } from "./tables.ts";

/** Three of a million codes of the app are right at any moment: a hundred years at 30 guesses a day. */
const GUESSES = { scope: "second-factor", max: 5, minutes: 15 };
const GUESSES_A_DAY = { scope: "second-factor-day", max: 30, minutes: 24 * 60 };

/**
 * Asks for the second factor of an account that has one, and uses the code up. Before the transaction it guards:
 * a wrong code counts in any case.
 */
export async function checkSecondFactor(
  platform: Platform,
  customerId: number,
  code: string | undefined,
): Promise<void> {
  const { two_factor_enabled: isOn } = await customerById(platform.db, customerId);
  if (!isOn) return;
  if (code === undefined) refuse("code-wrong");
  await countingGuesses(platform, customerId, async () => {
    if (/^\d{6}$/.test(code)) {
      await takeAppCode(platform.db, platform, customerId, { code, isConfirmed: true });
    } else await spendBackupCode(platform, customerId, code);
  });
}

/** Counts a guess before it is checked; the right one makes the earlier ones forgotten. */
export async function countingGuesses<T>(
  { db }: Platform,
  customerId: number,
  check: () => Promise<T>,
): Promise<T> {
  const limits: AttemptLimit[] = [GUESSES, GUESSES_A_DAY].map((limit) => ({
    ...limit,
    key: String(customerId),
  }));
  for (const limit of limits) await takeAttempt(db, limit);
  const answer = await check();
  for (const limit of limits) await forgiveAttempts(db, limit);
  return answer;
}

async function spendBackupCode(platform: Platform, customerId: number, code: string) {
  await inTransaction(platform, async (work) => {
    const left = await takeBackupCode(work, platform, customerId, code);
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "backup-code", left });
  });
}

/** Nothing is left of somebody's second factor: it is switched off, or the account goes. */
export async function forgetTwoFactor(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<TwoFactorTables>();
  await db.deleteFrom("accounts.two_factor").where("customer_id", "=", customerId).execute();
  await db.deleteFrom("accounts.backup_code").where("customer_id", "=", customerId).execute();
  await forgetChecks(work, customerId);
}

/** What a password or second factor that is no longer valid has opened: sign-ins half done, browsers let through. */
export async function forgetChecks(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<TwoFactorTables>();
  await db.deleteFrom("accounts.challenge").where("customer_id", "=", customerId).execute();
  await db.deleteFrom("accounts.trusted_browser").where("customer_id", "=", customerId).execute();
}

/** Challenges and trust that have run out are of no use to anybody. */
export async function sweepTwoFactor(db: Connection): Promise<void> {
  const tables = db.$extendTables<TwoFactorTables>();
  const now = new Date();
  await tables.deleteFrom("accounts.challenge").where("expires_at", "<", now).execute();
  await tables.deleteFrom("accounts.trusted_browser").where("expires_at", "<", now).execute();
}
