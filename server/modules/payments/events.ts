import { defineEvent } from "#server/platform/events.ts";

/** All of an order's money is there. */
export const orderPaid = defineEvent<{ orderId: number; at: Date }>("order.paid");
