import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { seal } from "#server/platform/secrets/sealed.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { checkPassword } from "../auth/credentials.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { appAddress, base32 } from "../staff/session/one-time-password.ts";
import { appSecretKey, takeAppCode } from "./app-code.ts";
import { makeBackupCodes } from "./backup-codes.ts";
import { checkSecondFactor, countingGuesses, forgetTwoFactor } from "./second-factor.ts";
import type { TwoFactorTables } from "./tables.ts";

const SECRET_BYTES = 20;

/** A secret for the app, not in force yet. Asked again, another one. */
export async function beginTwoFactor(
  platform: Platform,
  customerId: number,
  { password, locale }: { password: string; locale: Locale },
) {
  await checkPassword(platform, customerId, password);
  const secret = randomBytes(SECRET_BYTES);
  return inTransaction(platform, async (work) => {
    const customer = await customerById(work.db, customerId);
    await keepSecret(work, customerId, seal(appSecretKey(platform), secret));
    const { siteName } = await readSettings(work.db);
    const account = customer.email ?? customer.phone ?? customer.name;
    return {
      secret: base32(secret),
      uri: appAddress(secret, { issuer: siteName[locale], account }),
    };
  });
}

async function keepSecret(work: Work, customerId: number, secret: Buffer): Promise<void> {
  const kept = await work.db
    .$extendTables<TwoFactorTables>()
    .insertInto("accounts.two_factor")
    .values({ customer_id: customerId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .doUpdateSet({ secret, last_step: 0, created_at: sql<Date>`now()` })
        .where("accounts.two_factor.confirmed_at", "is", null),
    )
    .returning("customer_id")
    .executeTakeFirst();
  if (!kept) refuse("two-factor-on");
}

/** The first code of the app puts the second factor in force. @returns the backup codes, this once */
export async function confirmTwoFactor(
  platform: Platform,
  customerId: number,
  code: string,
): Promise<string[]> {
  const { two_factor_enabled: isOn } = await customerById(platform.db, customerId);
  if (isOn) refuse("two-factor-on");
  await countingGuesses(platform, customerId, () =>
    takeAppCode(platform.db, platform, customerId, { code, isConfirmed: false }),
  );
  return inTransaction(platform, async (work) => {
    const db = work.db.$extendTables<TwoFactorTables>();
    const { numUpdatedRows } = await db
      .updateTable("accounts.two_factor")
      .set({ confirmed_at: sql<Date>`now()` })
      .where("customer_id", "=", customerId)
      .where("confirmed_at", "is", null)
      // A secret that replaced the one just proved has taken no code yet.
      .where("last_step", ">", 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse("code-wrong");
    await switchTwoFactor(work, customerId, true);
    const codes = await makeBackupCodes(work, platform, customerId);
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "two-factor", what: "on" });
    return codes;
  });
}

export async function renewBackupCodes(
  platform: Platform,
  customerId: number,
  password: string,
): Promise<string[]> {
  await checkPassword(platform, customerId, password);
  return inTransaction(platform, async (work) => {
    const held = await work.db
      .$extendTables<TwoFactorTables>()
      .selectFrom("accounts.two_factor")
      .select("customer_id")
      .where("customer_id", "=", customerId)
      .where("confirmed_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) refuse("two-factor-needed");
    const codes = await makeBackupCodes(work, platform, customerId);
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "two-factor", what: "codes" });
    return codes;
  });
}

/** Password and a code: whoever found an open browser has neither. */
export async function disableTwoFactor(
  platform: Platform,
  customerId: number,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await checkPassword(platform, customerId, password);
  const { two_factor_enabled: isOn } = await customerById(platform.db, customerId);
  if (!isOn) return;
  await checkSecondFactor(platform, customerId, code);
  await inTransaction(platform, async (work) => {
    await forgetTwoFactor(work, customerId);
    await switchTwoFactor(work, customerId, false);
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "two-factor", what: "off" });
  });
}

async function switchTwoFactor(work: Work, customerId: number, isOn: boolean): Promise<void> {
  await work.db
    .$extendTables<TwoFactorTables>()
    .updateTable("accounts.customer")
    .set({ two_factor_enabled: isOn, updated_at: sql<Date>`now()` })
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .execute();
}
