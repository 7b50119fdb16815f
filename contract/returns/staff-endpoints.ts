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
    summary: "Returns, the oldest of a state first",
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
    summary: "A return",
    params: returnParams,
    response: staffReturnSchema,
  }),
  readReturnPicture: endpoint("GET /api/v1/admin/returns/{number}/pictures/{id}", reading, {
    status: 200,
    summary: "A picture of a return",
    params: pictureParams,
  }),
  readReturnOptions: endpoint("GET /api/v1/admin/orders/{number}/return-options", reading, {
    summary: "What of an order may come back, why and until when; and its returns",
    params: ofOrder,
    response: returnOptionsSchema,
  }),
  openReturn: endpoint("POST /api/v1/admin/orders/{number}/returns", writing, {
    summary:
      "Opens a return for a customer: on the phone it is approved and may come; at the counter it is completed, and a replacement is handed over",
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
    summary: "Lets a return come, or refuses it; the note is sent to the customer",
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
    summary: "Books in what came back: whole units on the shelf, broken ones written off",
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
    summary: "Gives the money of what came back, to the wallet or the way it was paid",
    params: returnParams,
    body: z.object({ note }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state", "refund-exceeds-paid", "second-member"],
  }),
  exchangeReturn: endpoint("POST /api/v1/admin/returns/{number}/exchange", writing, {
    summary: "Sends the held replacement of what came back, or hands it over at the counter",
    params: returnParams,
    body: z.object({ note, isHandedOver: z._default(z.boolean(), false) }),
    response: staffReturnSchema,
    problems: ["not-found", "return-state"],
  }),
  markPayoutSent: endpoint("POST /api/v1/admin/returns/{number}/payout-sent", base, {
    summary:
      "Staff have sent the money of a return to the customer's account; the customer is told",
    permission: "payment:write",
    params: returnParams,
    /** Number of the transfer, or of the receipt that the customer signed. */
    body: z.object({ reference: requiredLine(80) }),
    response: staffReturnSchema,
    problems: ["not-found", "refund-state", "second-member"],
  }),
  reportReturns: endpoint("GET /api/v1/admin/reports/returns", reading, {
    tag: "reports",
    summary: "Why goods came back that were asked to be returned on these days",
    query: z.object(reportSpan),
    response: reportOf(returnsRow),
  }),
};
