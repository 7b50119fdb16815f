import { sql } from "kysely";
import {
  type Channel,
  forgetVerifications,
  guessCode,
  takeVerification,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import type { CustomerTables } from "../tables.ts";
import { notifyOldContacts } from "./change-contact.ts";

const UNIQUE_VIOLATION = "23505";

/** Activates the new email or phone, and notifies the old and the new one. */
export async function confirmChange(
  platform: Platform,
  customerId: number,
  answer: { verification: string; code: string },
): Promise<void> {
  const row = await guessCode(platform, ["email", "phone"], answer);
  if (row.account_id !== customerId) refuse("code-wrong");
  const { channel, target } = row;
  try {
    await inTransaction(platform, async (work) => {
      await takeVerification(work, row);
      const before = await customerById(work.db, customerId);
      // Someone who still has access to the old email or phone must not be able to finish a reset
      // begun there.
      await forgetVerifications(work, customerId, ["reset", "sign-in", "proof"]);
      await writeContact(work, customerId, { channel, target });
      await notifyOldContacts(work, before, { about: "changed", channel, target });
      if (channel === "email" && before.email !== target) {
        const alert = { about: "changed", channel, target } as const;
        await sendAlert(work, { ...before, email: target }, alert);
      }
    });
  } catch (error) {
    // Somebody else verified the same contact between code and response.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) refuse("code-wrong");
    throw error;
  }
}

async function writeContact(
  work: Work,
  customerId: number,
  { channel, target }: { channel: Channel; target: string },
): Promise<void> {
  await work.db
    .$extendTables<CustomerTables>()
    .updateTable("customers.customer")
    .set({
      ...(channel === "email"
        ? { email: target, email_verified: true }
        : { phone: target, phone_verified: true }),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", customerId)
    .execute();
}
