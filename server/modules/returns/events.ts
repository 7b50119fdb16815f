import type { CreditedLine } from "#server/modules/orders/index.ts";
import { defineEvent } from "#server/platform/events.ts";

/** Goods were returned and are refunded; with `fees`, the delivery too. */
export const returnRefunded = defineEvent<{
  orderId: number;
  returnNumber: string;
  lines: CreditedLine[];
  fees: boolean;
  /** Earlier goodwill, deducted from the lines. */
  setOff: number;
}>("return.refunded");
