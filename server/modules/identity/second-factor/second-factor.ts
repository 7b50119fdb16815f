import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { forgiveAttempts, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { type Account, REALMS } from "../realms.ts";
import type { IdentityTables } from "../tables.ts";
import { takeAppCode } from "./app-code.ts";
import { takeBackupCode } from "./backup-codes.ts";

/** Runs in the transaction that uses up a backup code. */
export type OnBackupCode = (work: Work, left: number) => Promise<void>;

export async function hasSecondFactor(db: Connection, accountId: number): Promise<boolean> {
  const found = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.second_factor")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Checks the second factor of an account that has one, and uses up the code. Runs before the
 * transaction it guards: a wrong code counts in any case.
 */
export async function checkSecondFactor(
  platform: Platform,
  account: Account,
  code: string | undefined,
  onBackupCode?: OnBackupCode,
): Promise<void> {
  const { accountId } = account;
  if (!(await hasSecondFactor(platform.db, accountId))) return;
  if (code === undefined) refuse("code-wrong");
  await countingGuesses(platform, account, async () => {
    if (/^\d{6}$/.test(code)) {
      await takeAppCode(platform.db, platform, accountId, { code, isConfirmed: true });
      return;
    }
    await inTransaction(platform, async (work) => {
      const left = await takeBackupCode(work, platform, accountId, code);
      await onBackupCode?.(work, left);
    });
  });
}

/** Counts an attempt before it is checked; the right one resets the earlier ones. */
export async function countingGuesses<T>(
  { db }: Platform,
  { realm, accountId }: Account,
  check: () => Promise<T>,
): Promise<T> {
  const limits = REALMS[realm].guesses.map((limit) => ({ ...limit, key: String(accountId) }));
  for (const limit of limits) await takeAttempt(db, limit);
  const answer = await check();
  for (const limit of limits) await forgiveAttempts(db, limit);
  return answer;
}

/** Deletes an account's second factor: it was switched off, or the account is deleted. */
export async function removeSecondFactor(work: Work, accountId: number): Promise<void> {
  const db = work.db.$extendTables<IdentityTables>();
  await db.deleteFrom("identity.second_factor").where("account_id", "=", accountId).execute();
  await db.deleteFrom("identity.backup_code").where("account_id", "=", accountId).execute();
  await forgetHalfSignedIn(work, accountId);
}

/**
 * Cancels what an outdated password or second factor has opened: unfinished sign-ins, trusted
 * browsers.
 */
export async function forgetHalfSignedIn(work: Work, accountId: number): Promise<void> {
  const db = work.db.$extendTables<IdentityTables>();
  await db.deleteFrom("identity.challenge").where("account_id", "=", accountId).execute();
  await db
    .updateTable("identity.known_browser")
    .set({ trusted_until: null })
    .where("account_id", "=", accountId)
    .where("trusted_until", "is not", null)
    .execute();
}
