import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";

/** Why a parcel was not delivered: refused by the customer, or lost. */
export const FULFILMENT_FAILURES = ["refused", "lost"] as const;
export type FulfilmentFailure = (typeof FULFILMENT_FAILURES)[number];

/** A parcel is on its way, delivered, or failed. */
export const FULFILMENT_STATES = ["shipped", "delivered", ...FULFILMENT_FAILURES] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/** Why an order costs less than when it was placed. */
export const CREDIT_KINDS = ["cancellation", "return", "goodwill"] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const units = z.array(
  z.object({
    /** Position of the line in its order. */
    position: z.int(),
    quantity: z.int(),
  }),
);

/** One parcel of an order. */
export const fulfilmentSchema = z.object({
  number: z.int(),
  state: z.enum(FULFILMENT_STATES),
  courier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  shippedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  /** When the delivery failed; null: on its way or delivered. */
  failedAt: z.nullable(z.string()),
  /** What the courier collects on delivery; 0: nothing. */
  collect: piastres,
  lines: units,
});
export type Fulfilment = z.output<typeof fulfilmentSchema>;

export const creditSchema = z.object({
  number: z.int(),
  kind: z.enum(CREDIT_KINDS),
  at: z.string(),
  amount: piastres,
  /** The part given as store credit. */
  toWallet: piastres,
  /** The shop's remark; null: none. */
  note: z.nullable(z.string()),
  lines: units,
});
export type Credit = z.output<typeof creditSchema>;
