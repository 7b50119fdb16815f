import { defineEvent } from "#server/platform/events.ts";
import type { BankNotification } from "./bank/bank-provider.ts";

/** An order is fully paid. */
export const orderPaid = defineEvent<{ orderId: number; at: Date }>("order.paid");

/** The bank has told the result of a payment or refund; a repeat is not told again. */
export const bankAnswered = defineEvent<{ kind: BankNotification["kind"] }>("bank.answered");
