import { email as emailSchema } from "#contract/kernel/email.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendVerification } from "../mails/send-verification.ts";
import { beginVerification, type Channel, limitCodes } from "#server/modules/identity/index.ts";
import { identifierTarget } from "../sign-in/check-credentials.ts";
import type { CustomerTables } from "../tables.ts";

/** Sends a code to set a new password with. Whoever asks about an unknown account gets the same, in the same time. */
export async function forgotPassword(
  platform: Platform,
  identifier: string,
  { locale, address }: { locale: Locale; address: string },
) {
  const { channel, target } = identifierTarget(identifier);
  if (channel === "email" && !emailSchema.safeParse(target).success) refuseIdentifier();
  await limitCodes(platform, target, address);
  return inTransaction(platform, async (work) => {
    const customer = await findVerified(work.db, channel, target);
    const sent = await beginVerification(work, platform, {
      purpose: "reset",
      channel,
      target,
      accountId: customer?.id ?? null,
      hasCode: customer !== undefined,
    });
    await sendVerification(
      work,
      {
        purpose: "reset",
        channel,
        target,
        locale: customer?.locale ?? locale,
        owner: customer,
      },
      sent,
    );
    return sent.answer;
  });
}

function refuseIdentifier(): never {
  throw new ProblemError("validation", {}, [
    { path: "identifier", key: "validation.emailOrPhone", values: {} },
  ]);
}

/** Only what was proved to be the customer's own opens the account. */
async function findVerified(db: Connection, channel: Channel, target: string) {
  const customers = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select(["id", "name", "locale"])
    .where("erased_at", "is", null)
    .where("disabled_at", "is", null);
  const own =
    channel === "email"
      ? customers.where("email", "=", target).where("email_verified", "=", true)
      : customers.where("phone", "=", target).where("phone_verified", "=", true);
  return own.executeTakeFirst();
}
