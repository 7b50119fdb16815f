import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { MAX_STEP, PROCESS_TYPES, walletEntrySchema } from "./endpoints.ts";

export const REQUEST_STATES = ["waiting", "approved", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const WALLET_REQUESTS_PAGE = 20;

const walletRequestSchema = z.object({
  id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  processType: z.enum(PROCESS_TYPES),
  amount: piastres,
  /** Shown to the customer once the entry is booked; null: the customer was erased. */
  note: z.nullable(z.string()),
  /** The customer's current balance. */
  balance: piastres,
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

const base = {
  tag: "wallet",
  status: 200,
  access: "staff",
  permission: "wallet:write",
} as const;
const params = z.object({ id });

const changeCustomerWallet = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/customers/{id}/wallet",
  summary:
    "Adds to a customer's store credit or takes from it; above the limit of one member it waits for another. The note is shown to the customer",
  params,
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
});

const listWalletRequests = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/wallet-requests",
  summary: "Entries that were too large for one member of staff; those that wait, the oldest first",
  query: z.object({
    page: z._default(wholeNumber(1, 10_000), 1),
    state: z._default(z.enum(REQUEST_STATES), "waiting"),
    customer: z.optional(id),
  }),
  response: pageOf(walletRequestSchema),
});

const approveWalletRequest = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/wallet-requests/{id}/approve",
  summary: "Makes the entry that another member asked for; a repeat changes nothing",
  params,
  response: walletRequestSchema,
  problems: ["not-found", "own-request", "request-decided", "wallet-balance"],
});

const declineWalletRequest = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/wallet-requests/{id}/decline",
  summary: "Leaves the entry out that another member asked for",
  params,
  body: z.object({ reason: requiredLine(300) }),
  response: walletRequestSchema,
  problems: ["not-found", "own-request", "request-decided"],
});

export const walletRequestEndpoints = {
  changeCustomerWallet,
  listWalletRequests,
  approveWalletRequest,
  declineWalletRequest,
};
