import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import { defineEvent } from "#server/platform/events.ts";
import type { BilledOrder } from "./billed-order.ts";

/** With what there is to bill, as it was written: nobody has to read it again. */
export const orderPlaced = defineEvent<{ orderId: number; number: string; bill: BilledOrder }>(
  "order.placed",
);

/** An order went from one state to another. */
export const orderChanged = defineEvent<{
  orderId: number;
  number: string;
  from: string;
  to: string;
}>("order.changed");

/** An order that was not paid yet is paid in another way. */
export const paymentMethodChanged = defineEvent<{ orderId: number; method: PaymentMethod }>(
  "order.payment-method-changed",
);

/** A parcel was shipped. */
export const fulfilmentSent = defineEvent<{ orderId: number; fulfilmentId: number }>(
  "fulfilment.sent",
);

/** An order costs less from now on: units of it were cancelled, or it is goodwill. */
export interface OrderCredit {
  orderId: number;
  kind: "cancellation" | "goodwill";
  creditNumber: number;
  amount: number;
  lines: { position: number; quantity: number }[];
  /** Delivery and fees go back, too. */
  fees: boolean;
  /** Goodwill given before that the lines are not paid back for twice. */
  setOff: number;
}

export const orderCredited = defineEvent<OrderCredit>("order.credited");
