import { checkSecondFactor } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { accountOf } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";

/** Asks a customer who has a second factor for it. Whoever uses a backup code is notified how many are left. */
export function checkCode(
  platform: Platform,
  customerId: number,
  code: string | undefined,
): Promise<void> {
  return checkSecondFactor(platform, accountOf(customerId), code, async (work, left) => {
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "backup-code", left });
  });
}
