import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Account } from "../realms.ts";
import type { IdentityTables } from "../tables.ts";
import { newAppSecret, takeAppCode } from "./app-code.ts";
import { makeBackupCodes } from "./backup-codes.ts";
import { countingGuesses, hasSecondFactor } from "./second-factor.ts";

/**
 * A secret for the app, not active yet. Repeating gives another one; refused when one is active.
 */
export async function beginSecondFactor(
  work: Work,
  secrets: Pick<Platform, "authSecret">,
  { accountId }: Account,
  app: { issuer: string; label: string },
): Promise<{ secret: string; uri: string }> {
  const { sealed, secret, uri } = newAppSecret(secrets, app);
  const kept = await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.second_factor")
    .values({ account_id: accountId, secret: sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret: sealed, last_step: 0, created_at: sql<Date>`now()` })
        .where("identity.second_factor.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return kept ? { secret, uri } : refuse("two-factor-on");
}

/**
 * The first code of the app activates the second factor, together with what `alongside` does.
 * @returns the backup codes, only this once
 */
export async function confirmSecondFactor(
  platform: Platform,
  account: Account,
  code: string,
  alongside: (work: Work) => Promise<void>,
): Promise<string[]> {
  const { accountId } = account;
  if (await hasSecondFactor(platform.db, accountId)) refuse("two-factor-on");
  await countingGuesses(platform, account, () =>
    takeAppCode(platform.db, platform, accountId, { code, isConfirmed: false }),
  );
  return inTransaction(platform, async (work) => {
    const { numUpdatedRows } = await work.db
      .$extendTables<IdentityTables>()
      .updateTable("identity.second_factor")
      .set({ confirmed_at: sql<Date>`now()` })
      .where("account_id", "=", accountId)
      .where("confirmed_at", "is", null)
      // If the secret was replaced since the proof, the new one has accepted no code yet.
      .where("last_step", ">", 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse("code-wrong");
    const codes = await makeBackupCodes(work, platform, account);
    await alongside(work);
    return codes;
  });
}

/** New backup codes for an active second factor. */
export async function renewBackupCodes(
  work: Work,
  secrets: Pick<Platform, "authSecret">,
  account: Account,
): Promise<string[]> {
  const held = await work.db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.second_factor")
    .select("account_id")
    .where("account_id", "=", account.accountId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) refuse("two-factor-needed");
  return makeBackupCodes(work, secrets, account);
}
