import { checkSecondFactor } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { accountOf } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";

/**
 * Checks the second factor of a customer who has one. After using a backup code, the owner is told
 * how many are left.
 */
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
