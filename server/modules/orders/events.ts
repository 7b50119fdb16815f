import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import { defineEvent } from "#server/platform/events.ts";
import type { BilledOrder } from "./billed-order.ts";
import type { CreditedLine } from "./credits/credit-sums.ts";

/** Includes the bill as stored, so that handlers do not have to read it again. */
export const orderPlaced = defineEvent<{
  orderId: number;
  number: string;
  bill: BilledOrder;
  /** It waits for nothing, and store credit has paid for all of it. */
  isPaid: boolean;
}>("order.placed");

/** An order changed its state. */
export const orderChanged = defineEvent<{
  orderId: number;
  number: string;
  from: string;
  to: string;
}>("order.changed");

/** The payment method of an unpaid order was changed. */
export const paymentMethodChanged = defineEvent<{ orderId: number; method: PaymentMethod }>(
  "order.payment-method-changed",
);

/** A parcel was shipped. */
export const fulfilmentSent = defineEvent<{ orderId: number; fulfilmentId: number }>(
  "fulfilment.sent",
);

/** An order costs less from now on: units were cancelled, or goodwill was given. */
export interface OrderCredit {
  orderId: number;
  kind: "cancellation" | "goodwill";
  creditNumber: number;
  amount: number;
  lines: CreditedLine[];
  /** Delivery and fees are credited, too. */
  fees: boolean;
  /** Earlier goodwill, which must not be paid back a second time with the lines. */
  setOff: number;
}

export const orderCredited = defineEvent<OrderCredit>("order.credited");
