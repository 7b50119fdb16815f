import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { paymentSchema, RECEIPT_KINDS, staffPaymentSchema } from "./payment-schema.ts";
import { proofEndpoints } from "./proof-endpoints.ts";
import { remittanceEndpoints } from "./remittance-endpoints.ts";

const staff = { tag: "payments", access: "staff", permission: "payment:write" } as const;

const params = z.object({ number: orderNumber });

const refundToSend = z.object({
  id: z.int(),
  orderNumber: z.string(),
  /** Null: erased. */
  name: z.nullable(z.string()),
  amount: piastres,
  /** By the way the money came. */
  way: z.enum(RECEIPT_KINDS),
  /** The bank refused it. */
  isFailed: z.boolean(),
  askedAt: z.string(),
});
export type RefundToSend = z.output<typeof refundToSend>;

export const paymentEndpoints = {
  getPayment: endpoint("GET /api/v1/orders/{number}/payment", {
    tag: "payments",
    summary: "Get your order's payment state",
    params,
    response: paymentSchema,
  }),
  beginPayment: endpoint("POST /api/v1/orders/{number}/payment", {
    tag: "payments",
    summary: "Start a payment. Returns the bank's page or outlet number. Idempotent.",
    params,
    response: z.object({
      redirect: z.nullable(z.string()),
      /** Null, without a page either: it is being requested from the bank. */
      bill: z.nullable(z.string()),
    }),
    problems: ["not-found", "order-state", "payment-method", "card-provider"],
  }),
  /** The bank's notification of a payment; its fields are verified by its signature. */
  paymobCallback: endpoint("POST /api/v1/payments/paymob/callback", {
    tag: "payments",
    summary: "Receive a Paymob notification. Signed with HMAC.",
    query: z.object({ hmac: z._default(line(200), "") }),
    body: z.looseObject({ type: z.optional(z.string()), obj: z.optional(z.looseObject({})) }),
    response: z.object({ taken: z.boolean() }),
    problems: ["forbidden"],
  }),
  getStaffPayment: endpoint("GET /api/v1/admin/orders/{number}/payment", {
    tag: "payments",
    summary: "Get an order's payments and refunds",
    access: "staff",
    permission: "order:read",
    params,
    response: staffPaymentSchema,
  }),
  recordPayment: endpoint("POST /api/v1/admin/orders/{number}/payments", staff, {
    summary: "Record a payment by transfer or on delivery",
    params,
    body: z.object({
      kind: z.enum(["cash", "transfer"]),
      amount: wholeNumber(1, 1_000_000_000),
      /** Number of the transfer or the courier's list; the same one counts once. */
      reference: requiredLine(80),
    }),
    idempotent: true,
    response: paymentSchema,
    problems: ["not-found", "order-state", "second-member"],
  }),
  listRefunds: endpoint("GET /api/v1/admin/refunds", staff, {
    summary: "List refunds to send by hand. Longest waiting first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(refundToSend),
  }),
  markRefundSent: endpoint("POST /api/v1/admin/refunds/{id}/sent", staff, {
    summary: "Mark a manual refund as sent. Notifies the customer.",
    /** Number of the transfer, or of the receipt that the customer signed. */
    body: z.object({ reference: requiredLine(80) }),
    response: staffPaymentSchema,
    problems: ["not-found", "refund-state", "second-member"],
  }),
  ...proofEndpoints,
  ...remittanceEndpoints,
};
