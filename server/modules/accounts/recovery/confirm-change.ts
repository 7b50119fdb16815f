import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { guessCode, takeVerification } from "../auth/codes/verification.ts";
import type { AuthTables, Channel } from "../auth/tables.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { tellOldContacts } from "./change-contact.ts";

const UNIQUE_VIOLATION = "23505";

/** Takes over the new email or phone, and tells the old and the new one. */
export async function confirmChange(
  platform: Platform,
  customerId: number,
  given: { verification: string; code: string },
): Promise<void> {
  const row = await guessCode(platform, ["email", "phone"], given);
  if (row.customer_id !== customerId) refuse("code-wrong");
  const { channel, target } = row;
  try {
    await inTransaction(platform, async (work) => {
      await takeVerification(work, row);
      const before = await customerById(work.db, customerId);
      await forgetResets(work, customerId);
      await writeContact(work, customerId, { channel, target });
      await tellOldContacts(work, before, { about: "changed", channel, target });
      if (channel === "email" && before.email !== target) {
        const alert = { about: "changed", channel, target } as const;
        await sendAlert(work, { ...before, email: target }, alert);
      }
    });
  } catch (error) {
    // Somebody else proved the same one between code and answer.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) refuse("code-wrong");
    throw error;
  }
}

/** Whoever still reads the old email or phone cannot set a password with what was begun there. */
async function forgetResets(work: Work, customerId: number): Promise<void> {
  await work.db
    .$extendTables<AuthTables>()
    .deleteFrom("accounts.verification")
    .where("customer_id", "=", customerId)
    .where("purpose", "=", "reset")
    .execute();
}

async function writeContact(
  work: Work,
  customerId: number,
  { channel, target }: { channel: Channel; target: string },
): Promise<void> {
  await work.db
    .$extendTables<AuthTables>()
    .updateTable("accounts.customer")
    .set({
      ...(channel === "email"
        ? { email: target, email_verified: true }
        : { phone: target, phone_verified: true }),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", customerId)
    .execute();
}
