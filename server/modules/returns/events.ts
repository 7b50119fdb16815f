import { defineEvent } from "#server/platform/events.ts";

/** Goods came back and their money goes back; with `fees` the delivery's too. */
export const returnRefunded = defineEvent<{
  orderId: number;
  returnNumber: string;
  lines: { position: number; quantity: number }[];
  fees: boolean;
  /** Goodwill given before that comes off the lines. */
  setOff: number;
}>("return.refunded");
