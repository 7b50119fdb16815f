import {
  endSessions,
  guessCode,
  refuseWeakPassword,
  removePasskeys,
  setPassword,
  takeVerification,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { passwordOwner } from "./password-owner.ts";

interface Reset {
  verification: string;
  code: string;
  password: string;
}

/**
 * Sets a new password with the code that was sent, and locks out intruders: sessions end, passkeys
 * are removed. Mails tell owners to do this when somebody else is in their account.
 */
export async function resetPassword(platform: Platform, reset: Reset): Promise<void> {
  const { password } = reset;
  // A weak password does not use up an attempt; what it shares with its owner may only be revealed
  // after the code is verified.
  await refuseWeakPassword(password, await passwordOwner(platform.db));
  const row = await guessCode(platform, "reset", reset);
  const customer = await customerById(platform.db, row.account_id ?? refuse("code-wrong"));
  await refuseWeakPassword(password, await passwordOwner(platform.db, customer));
  const passwordHash = await platform.passwords.hash(password, "known");
  await inTransaction(platform, async (work) => {
    await takeVerification(work, row);
    await setPassword(work, customer.id, passwordHash);
    await removePasskeys(work, customer.id);
    await endSessions(work, customer.id);
    await sendAlert(work, customer, { about: "password", isSignedOutEverywhere: true });
  });
}
