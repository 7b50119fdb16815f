import { defineEvent } from "#server/platform/events.ts";

/** An order is fully paid. */
export const orderPaid = defineEvent<{ orderId: number; at: Date }>("order.paid");
