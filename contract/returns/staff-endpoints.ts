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

const base = { tag: "returns", access: "staff", status: 200 } as const;
const note = z._default(line(500), "");

const listAllReturns = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/returns",
  summary: "Returns, the oldest of a state first",
  permission: "order:read",
  query: z.object({
    state: z.optional(z.enum(RETURN_STATES)),
    /** Those with money that staff have to send to an account. */
    payout: z.optional(z.literal("waiting")),
    page: z.optional(wholeNumber(1, 10_000)),
    pageSize: z.optional(wholeNumber(1, 50)),
  }),
  response: pageOf(returnSchema),
});

const readReturn = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/returns/{number}",
  summary: "A return",
  permission: "order:read",
  params: returnParams,
  response: staffReturnSchema,
  problems: ["not-found"],
});

const readReturnPicture = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/returns/{number}/pictures/{id}",
  summary: "A picture of a return",
  permission: "order:read",
  params: pictureParams,
  problems: ["not-found"],
});

const ofOrder = z.object({ number: orderNumber });

const readReturnOptions = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/orders/{number}/return-options",
  summary: "What of an order may come back, why and until when; and its returns",
  permission: "order:read",
  params: ofOrder,
  response: returnOptionsSchema,
  problems: ["not-found"],
});

const openReturn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/orders/{number}/returns",
  summary:
    "Opens a return for a customer: on the phone it is approved and may come; at the counter it is completed, and a replacement is handed over",
  permission: "return:write",
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
});

const decideReturn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/returns/{number}/decision",
  summary: "Lets a return come, or refuses it; the note is sent to the customer",
  permission: "return:write",
  params: returnParams,
  body: z.object({
    decision: z.enum(["approved", "refused"]),
    note,
    /** Refund instead of an exchange that is out of stock. */
    asRefund: z._default(z.boolean(), false),
  }),
  response: staffReturnSchema,
  problems: ["not-found", "return-state", "stock"],
});

const receiveReturn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/returns/{number}/receive",
  summary: "Books in what came back: whole units on the shelf, broken ones written off",
  permission: "return:write",
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
});

const refundReturn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/returns/{number}/refund",
  summary: "Gives the money of what came back, to the wallet or the way it was paid",
  permission: "return:write",
  params: returnParams,
  body: z.object({ note }),
  response: staffReturnSchema,
  problems: ["not-found", "return-state", "refund-exceeds-paid", "second-member"],
});

const exchangeReturn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/returns/{number}/exchange",
  summary: "Sends the held replacement of what came back, or hands it over at the counter",
  permission: "return:write",
  params: returnParams,
  body: z.object({ note, isHandedOver: z._default(z.boolean(), false) }),
  response: staffReturnSchema,
  problems: ["not-found", "return-state"],
});

const markPayoutSent = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/returns/{number}/payout-sent",
  summary: "Staff have sent the money of a return to the customer's account; the customer is told",
  permission: "payment:write",
  params: returnParams,
  /** Number of the transfer, or of the receipt that the customer signed. */
  body: z.object({ reference: requiredLine(80) }),
  response: staffReturnSchema,
  problems: ["not-found", "refund-state", "second-member"],
});

const returnsRow = z.object({
  reason: z.enum(RETURN_REASONS),
  /** Lines requested for return, and their units, without refused and withdrawn ones. */
  lines: z.int(),
  units: z.int(),
  /** Amount refunded for them so far. */
  piastres,
});
export type ReturnsRow = z.output<typeof returnsRow>;

const reportReturns = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/reports/returns",
  tag: "reports",
  summary: "Why goods came back that were asked to be returned on these days",
  permission: "order:read",
  query: z.object(reportSpan),
  response: reportOf(returnsRow),
});

export const staffReturnEndpoints = {
  listAllReturns,
  readReturn,
  readReturnPicture,
  readReturnOptions,
  openReturn,
  decideReturn,
  receiveReturn,
  refundReturn,
  exchangeReturn,
  markPayoutSent,
  reportReturns,
};
