import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { reportOf, reportSpan } from "../kernel/time/report-span.ts";
import { orderNumber } from "../orders/endpoints.ts";
import {
  openedReturnBody,
  pictureParams,
  returnOptionsSchema,
  returnParams,
  returnSchema,
} from "./endpoints.ts";
import { RETURN_REASONS, RETURN_STATES } from "./return-types.ts";

export const staffReturnSchema = z.extend(returnSchema, {
  /** Null once the customer was erased. */
  contact: z.object({
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** Units per line as found by staff. */
  goods: z.array(z.object({ position: z.int(), whole: z.int(), broken: z.int() })),
  /** How the money was refunded. */
  parts: z.array(z.object({ kind: z.enum(["receipt", "payout", "wallet"]), amount: piastres })),
  /** The part sent to an account by hand; null: none, or still waiting for staff. */
  payoutSent: z.nullable(z.object({ at: z.string(), reference: z.nullable(z.string()) })),
});
export type StaffReturn = z.output<typeof staffReturnSchema>;

const base = { tag: "returns", access: "staff" } as const;
const reading = { ...base, permission: "order:read" } as const;
const writing = { ...base, permission: "return:write" } as const;
const note = z._default(line(500), "");

const ofOrder = z.object({ number: orderNumber });

const returnsRow = z.object({
  reason: z.enum(RETURN_REASONS),
  /** Lines requested for return, and their units, without refused and withdrawn ones. */
  lines: z.int(),
  units: z.int(),
  /** Amount refunded for them so far. */
  piastres,
});
export type ReturnsRow = z.output<typeof returnsRow>;

export const staffReturnEndpoints = {
  listAllReturns: endpoint("GET /api/v1/admin/returns", reading, {
    summary: "List returns by state. Oldest first.",
    query: z.object({
      state: z.optional(z.enum(RETURN_STATES)),
      /** Those with money that staff have to send to an account. */
      payout: z.optional(z.literal("waiting")),
      page: z.optional(wholeNumber(1, 10_000)),
      pageSize: z.optional(wholeNumber(1, 50)),
    }),
    response: pageOf(returnSchema),
  }),
  readReturn: endpoint("GET /api/v1/admin/returns/{number}", reading, {
    summary: "Get a return",
    params: returnParams,
    response: staffReturnSchema,
  }),
  readReturnPicture: endpoint("GET /api/v1/admin/returns/{number}/pictures/{id}", reading, {
    status: 200,
    summary: "Get a photo of a return",
    params: pictureParams,
  }),
  readReturnOptions: endpoint("GET /api/v1/admin/orders/{number}/return-options", reading, {
    summary: "Get an order's return options and returns",
    params: ofOrder,
    response: returnOptionsSchema,
  }),
  openReturn: endpoint("POST /api/v1/admin/orders/{number}/returns", writing, {
    summary: "Open a return for a customer. Approved by phone, completed in the showroom.",
    params: ofOrder,
    body: openedReturnBody,
    idempotent: true,
    status: 201,
    response: staffReturnSchema,
    problems: [
      "not-found",
      "not-delivered",
      "return-quantity",
      "return-window",
      "refund-method",
      "refund-exceeds-paid",
      "stock",
    ],
  }),
  decideReturn: endpoint("POST /api/v1/admin/returns/{number}/decision", writing, {
    summary: "Approve or decline a return. Sends your note to the customer.",
    params: returnParams,
    body: z.object({
      decision: z.enum(["approved", "refused"]),
      note,
      /** Refund instead of an exchange that is out of stock. */
      asRefund: z._default(z.boolean(), false),
    }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state", "stock"],
  }),
  receiveReturn: endpoint("POST /api/v1/admin/returns/{number}/receive", writing, {
    summary: "Receive a return. Undamaged units are restocked, damaged units are written off.",
    params: returnParams,
    body: z.object({
      lines: z
        .array(
          z.object({
            position: wholeNumber(1, 32_000),
            whole: wholeNumber(0, 999),
            broken: wholeNumber(0, 999),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
      note,
    }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state", "return-quantity"],
  }),
  refundReturn: endpoint("POST /api/v1/admin/returns/{number}/refund", writing, {
    summary: "Refund a return to wallet or payment method",
    params: returnParams,
    body: z.object({ note }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state", "refund-exceeds-paid", "second-member"],
  }),
  exchangeReturn: endpoint("POST /api/v1/admin/returns/{number}/exchange", writing, {
    summary: "Ship or hand over a return's reserved replacement",
    params: returnParams,
    body: z.object({ note, isHandedOver: z._default(z.boolean(), false) }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state"],
  }),
  markPayoutSent: endpoint("POST /api/v1/admin/returns/{number}/payout-sent", base, {
    summary: "Mark a return's refund as sent. Notifies the customer.",
    permission: "payment:write",
    params: returnParams,
    /** Number of the transfer, or of the receipt that the customer signed. */
    body: z.object({ reference: requiredLine(80) }),
    response: staffReturnSchema,
    problems: ["not-found", "refund-state", "second-member"],
  }),
  reportReturns: endpoint("GET /api/v1/admin/reports/returns", reading, {
    tag: "reports",
    summary: "Count return reasons in a period",
    query: z.object(reportSpan),
    response: reportOf(returnsRow),
  }),
};
