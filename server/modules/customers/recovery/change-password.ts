import {
  confirmPassword,
  endSessions,
  hasSecondFactor,
  type OpenedSession,
  refuseWeakPassword,
  requireRecent,
  rotateSession,
  setPassword,
} from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import type { Customer } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById, type CustomerRow } from "../profile/customer-queries.ts";
import { passwordOwner } from "./password-owner.ts";

interface Change {
  currentPassword: string;
  password: string;
  signOutOthers: boolean;
}

/** Sets another password; the current session continues under new secrets. */
export async function changePassword(
  platform: Platform,
  who: Customer,
  { currentPassword, password, signOutOthers }: Change,
): Promise<{ opened: OpenedSession; customer: CustomerRow }> {
  await confirmPassword(platform, who.id, currentPassword);
  // The old password proves the first factor, but not the second.
  if (await hasSecondFactor(platform.db, who.id)) requireRecent(who);
  const customer = await customerById(platform.db, who.id);
  await refuseWeakPassword(password, await passwordOwner(platform.db, customer));
  const passwordHash = await platform.passwords.hash(password, "known");
  const opened = await inTransaction(platform, async (work) => {
    await setPassword(work, who.id, passwordHash);
    if (signOutOthers) await endSessions(work, who.id, who.sessionId);
    await sendAlert(work, customer, { about: "password", isSignedOutEverywhere: false });
    return rotateSession(work, who.sessionId);
  });
  return { opened, customer };
}
