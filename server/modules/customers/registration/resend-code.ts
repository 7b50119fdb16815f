import type { Verification } from "#contract/identity/credentials.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { limitCodes, renewCode, targetOf } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendVerification } from "../mails/send-verification.ts";
import type { AskedAs } from "../recovery/forgot-password.ts";
import type { CustomerTables } from "../tables.ts";

/** Sends another code for a pending verification, in the language it began in. */
export async function resendCode(
  platform: Platform,
  verification: string,
  { locale, address }: { locale: Locale; address: string },
): Promise<Verification> {
  await limitCodes(platform, await targetOf(platform.db, verification), address);
  return inTransaction(platform, async (work) => {
    const { row, sent } = await renewCode(work, platform, verification);
    const owner = row.account_id === null ? undefined : await nameOf(work.db, row.account_id);
    const begun: ({ locale?: Locale } & Partial<AskedAs>) | null = row.data;
    await sendVerification(
      work,
      { ...row, owner, locale: owner?.locale ?? begun?.locale ?? locale },
      sent,
    );
    const { channel = sent.answer.channel, sentTo = sent.answer.sentTo } = begun ?? {};
    return { ...sent.answer, channel, sentTo };
  });
}

async function nameOf(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select(["name", "locale"])
    .where("id", "=", customerId)
    .executeTakeFirst();
}
