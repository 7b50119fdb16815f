import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { piastres, wholeNumber } from "../kernel/schema.ts";

export const PROCESS_TYPES = ["Deposit", "Withdraw"] as const;
export type ProcessType = (typeof PROCESS_TYPES)[number];

/** Why credit was added or removed. */
export const WALLET_REASONS = ["refund", "order", "staff", "correction", "merge"] as const;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** EGP 1,000,000 at once; more is a typing error. */
export const MAX_STEP = 100_000_000;

export const walletEntrySchema = z.object({
  /** Counted from 1 per customer. */
  position: z.int(),
  processType: z.enum(PROCESS_TYPES),
  amountBefore: piastres,
  amountProcessed: piastres,
  amountAfter: piastres,
  date: z.string(),
  reason: z.enum(WALLET_REASONS),
  /** Number of the related order or return. */
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type WalletEntry = z.output<typeof walletEntrySchema>;

export const walletSchema = z.object({ balance: piastres, entries: pageOf(walletEntrySchema) });
export type WalletPage = z.output<typeof walletSchema>;

const pages = z.object({
  page: z.optional(wholeNumber(1, 10_000)),
  pageSize: z.optional(wholeNumber(1, 50)),
});

export const walletEndpoints = {
  getWallet: endpoint("GET /api/v1/account/wallet", {
    tag: "wallet",
    summary: "Get your store credit and entries. Newest first.",
    access: "customer",
    query: pages,
    response: walletSchema,
  }),
  getCustomerWallet: endpoint("GET /api/v1/admin/customers/{id}/wallet", {
    tag: "wallet",
    summary: "Get a customer's store credit",
    access: "staff",
    permission: "customer:read",
    query: pages,
    response: walletSchema,
  }),
};
