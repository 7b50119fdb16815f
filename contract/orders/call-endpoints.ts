import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "./endpoints.ts";

export const CALLS_PAGE = 24;

/** The result of a call. */
export const CALL_RESULTS = ["confirmed", "no-answer", "later", "wrong-number", "refused"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** Why a customer refuses an order on the phone; `other` needs a note. */
export const REFUSAL_REASONS = [
  "price",
  "delivery-time",
  "changed-mind",
  "ordered-twice",
  "not-reachable",
  "bought-elsewhere",
  "other",
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Results after which the customer is called again. */
export const isTriedAgain = (result: CallResult) => result === "no-answer" || result === "later";

/** Minutes for which nobody else may call the same customer. */
export const CALL_MINUTES = 10;

const base = { tag: "orders", access: "staff" } as const;
const writing = { ...base, permission: "order:write" } as const;
const params = z.object({ number: orderNumber });

/** Of finished cash orders, how many were refused. */
const refusals = z.object({ ended: z.int(), refused: z.int() });

/** Somebody is calling right now. */
const leaseSchema = z.object({
  by: z.nullable(z.string()),
  isYours: z.boolean(),
  until: z.string(),
});

const callRow = z.object({
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  phone2: z.nullable(z.string()),
  governorate: z.string(),
  city: z.string(),
  /** To be paid on delivery. */
  due: piastres,
  placedAt: z.string(),
  goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Other orders with this phone number, whatever became of them. */
  otherOrders: z.int(),
  /** For this phone number, ever. */
  refusals,
  /** Number of calls so far, and the result of the last one. */
  calls: z.int(),
  result: z.nullable(z.enum(CALL_RESULTS)),
  /** Not before this time; null: now. */
  nextAt: z.nullable(z.string()),
  lease: z.nullable(leaseSchema),
});
export type CallRow = z.output<typeof callRow>;

const orderCall = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  result: z.enum(CALL_RESULTS),
  nextAt: z.nullable(z.string()),
  /** Reason of a refusal; null if it is older than the list of reasons. */
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  note: z.nullable(z.string()),
});

const callsSchema = z.object({
  /** Oldest first. */
  items: z.array(orderCall),
  /** Null: nobody is calling. */
  lease: z.nullable(leaseSchema),
  /** It is an open order of this kind. */
  canCall: z.boolean(),
  refusals: z.object({
    /** For this phone, ever. */
    phone: refusals,
    /** For this governorate, in the last half year. */
    governorate: refusals,
  }),
});

export const orderCallEndpoints = {
  listCalls: endpoint("GET /api/v1/admin/calls", writing, {
    summary: "List cash orders to call. Next call first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(callRow),
  }),
  getOrderCalls: endpoint("GET /api/v1/admin/orders/{number}/calls", base, {
    summary: "Get an order's calls and refusal rates",
    permission: "order:read",
    params,
    response: callsSchema,
  }),
  beginCall: endpoint("POST /api/v1/admin/orders/{number}/call", writing, {
    summary: "Claim a call. Others cannot call this customer for 10 minutes.",
    params,
    response: leaseSchema,
    problems: ["not-found", "order-state", "being-called"],
  }),
  leaveCall: endpoint("POST /api/v1/admin/orders/{number}/call/end", writing, {
    summary: "Release a claimed call",
    params,
    response: z.object({ left: z.boolean() }),
  }),
  recordCall: endpoint("POST /api/v1/admin/orders/{number}/calls", writing, {
    summary: "Record a call's result. Confirmed orders can be packed. Refused ones are cancelled.",
    params,
    body: z.object({
      result: z.enum(CALL_RESULTS),
      /** When to try again: after no answer, or when the customer asked for it. */
      nextAt: z.optional(z.iso.datetime({ offset: true })),
      /** Why it was refused; required for a refusal. */
      reason: z.optional(z.enum(REFUSAL_REASONS)),
      /** What was said; required if the reason is `other`. */
      note: z._default(line(500), ""),
    }),
    idempotent: true,
    response: callsSchema,
    problems: ["not-found", "order-state", "being-called"],
  }),
  markCalledBack: endpoint("PUT /api/v1/admin/orders/{number}/called-back", writing, {
    summary: "Set whether an expired order was called back",
    params,
    body: z.object({ isDone: z.boolean() }),
    response: z.object({ isDone: z.boolean() }),
    problems: ["not-found", "order-state"],
  }),
};
