import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { MAX_STEP, PROCESS_TYPES, walletEntrySchema } from "./endpoints.ts";

export const REQUEST_STATES = ["waiting", "approved", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Ways to give money: into a wallet, and for an order. */
export const REQUEST_KINDS = [
  "wallet",
  "payment",
  "goodwill",
  "cancellation",
  "return",
  "payout",
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const WALLET_REQUESTS_PAGE = 20;

const walletRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(REQUEST_KINDS),
  /** Of a wallet entry; null: the request is about an order. */
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  processType: z.nullable(z.enum(PROCESS_TYPES)),
  orderNumber: z.nullable(z.string()),
  amount: piastres,
  /** Shown to the customer once the entry is booked; null: the customer was erased, or an order. */
  note: z.nullable(z.string()),
  /** The customer's current balance; null: the request is about an order. */
  balance: z.nullable(piastres),
  askedBy: z.string(),
  /** The caller requested it, and therefore cannot decide about it. */
  isYours: z.boolean(),
  askedAt: z.string(),
  state: z.enum(REQUEST_STATES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
});
export type WalletRequest = z.output<typeof walletRequestSchema>;

const base = { tag: "wallet", access: "staff", permission: "wallet:write" } as const;
/** Those who may give an order's money decide about it; wallet entries are the owner's. */
const decided = { ...base, permission: "payment:write" } as const;
export const walletRequestEndpoints = {
  changeCustomerWallet: endpoint("POST /api/v1/admin/customers/{id}/wallet", base, {
    summary: "Add or deduct store credit. Large amounts need a second approval.",
    body: z.object({
      type: z.enum(PROCESS_TYPES),
      amount: wholeNumber(1, MAX_STEP),
      note: requiredLine(300),
    }),
    idempotent: true,
    status: 201,
    /** Either booked or waiting. */
    response: z.object({
      entry: z.nullable(walletEntrySchema),
      request: z.nullable(walletRequestSchema),
    }),
    problems: ["not-found", "wallet-balance", "idempotency-mismatch"],
  }),
  listWalletRequests: endpoint("GET /api/v1/admin/wallet-requests", decided, {
    summary: "List requests that need a second approval. Oldest first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      state: z._default(z.enum(REQUEST_STATES), "waiting"),
      customer: z.optional(id),
    }),
    response: pageOf(walletRequestSchema),
  }),
  approveWalletRequest: endpoint("POST /api/v1/admin/wallet-requests/{id}/approve", decided, {
    summary:
      "Approve another member's request. Books the entry or runs the order's command. Idempotent.",
    response: walletRequestSchema,
    problems: [
      "not-found",
      "own-request",
      "own-payment",
      "request-decided",
      "wallet-balance",
      "changed-meanwhile",
      "order-state",
      "units-left",
      "refund-method",
      "refund-exceeds-paid",
      "refund-state",
      "return-state",
    ],
  }),
  declineWalletRequest: endpoint("POST /api/v1/admin/wallet-requests/{id}/decline", decided, {
    summary: "Decline another member's request",
    body: z.object({ reason: requiredLine(300) }),
    response: walletRequestSchema,
    problems: ["not-found", "own-request", "request-decided"],
  }),
};
