import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { PAYMENT_METHODS } from "../orders/payment-method.ts";

/**
 * Where the money of an order is: `waiting` for it, `paid`, `at-the-door`, `over` (its time has run out or it was
 * cancelled unpaid), `refunding` on its way back, `refunded`.
 */
export const PAYMENT_STATES = [
  "waiting",
  "paid",
  "at-the-door",
  "over",
  "refunding",
  "refunded",
] as const;

export const paymentSchema = z.object({
  number: z.string(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  /** To be paid beside store credit. */
  due: piastres,
  paid: piastres,
  refunded: piastres,
  /** Until when the goods wait for the money; null: it is not waited for. */
  heldUntil: z.nullable(z.string()),
  /** The bank said no to the last card. */
  isDeclined: z.boolean(),
});
export type Payment = z.output<typeof paymentSchema>;

const params = z.object({ number: orderNumber });

const getPayment = endpoint({
  method: "GET",
  path: "/api/v1/orders/{number}/payment",
  tag: "payments",
  summary: "Where the money of an order of this visitor is",
  params,
  status: 200,
  response: paymentSchema,
  problems: ["not-found"],
});

const beginPayment = endpoint({
  method: "POST",
  path: "/api/v1/orders/{number}/payment",
  tag: "payments",
  summary: "The bank's page on which a waiting order is paid; asked again, it is the same page",
  params,
  status: 200,
  response: z.object({ redirect: z.string() }),
  problems: ["not-found", "order-state", "payment-method", "card-provider"],
});

/** The bank's word on a card payment; its own fields are checked against its signature. */
const paymobCallback = endpoint({
  method: "POST",
  path: "/api/v1/payments/paymob/callback",
  tag: "payments",
  summary: "Paymob tells that a card was charged, declined or refunded; signed by HMAC",
  query: z.object({ hmac: z._default(line(200), "") }),
  body: z.looseObject({ type: z.optional(z.string()), obj: z.optional(z.looseObject({})) }),
  status: 200,
  response: z.object({ taken: z.boolean() }),
  problems: ["forbidden"],
});

const recordPayment = endpoint({
  method: "POST",
  path: "/api/v1/admin/orders/{number}/payments",
  tag: "payments",
  summary: "Staff note money that came in by transfer or at the door",
  access: "staff",
  permission: "payment:write",
  params,
  body: z.object({
    kind: z.enum(["cash", "transfer"]),
    amount: wholeNumber(1, 1_000_000_000),
    /** Number of the transfer or the courier's list; the same one counts once. */
    reference: line(80),
  }),
  idempotent: true,
  status: 200,
  response: paymentSchema,
  problems: ["not-found", "order-state"],
});

export const paymentEndpoints = { getPayment, beginPayment, paymobCallback, recordPayment };
