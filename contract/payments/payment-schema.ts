import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";
import { BANK_METHODS, EXCHANGEABLE, PAYMENT_METHODS } from "../orders/payment-method.ts";
import { proofSchema } from "./proof-schema.ts";

/**
 * The payment state of an order: `waiting` for payment, `proof-sent` (staff review a proof),
 * `paid`, `at-the-door`, `over` (expired or cancelled unpaid), `refunding` in progress, `refunded`.
 */
const PAYMENT_STATES = [
  "waiting",
  "proof-sent",
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
  /** To be paid in addition to store credit. */
  due: piastres,
  paid: piastres,
  refunded: piastres,
  /**
   * Until when stock is reserved for the payment; null: not waiting, or no deadline while staff
   * review a proof.
   */
  heldUntil: z.nullable(z.string()),
  /** The bank declined the last attempt. */
  isDeclined: z.boolean(),
  /** Payment number for an outlet; null: not paid there, or being requested from the bank. */
  bill: z.nullable(z.string()),
  /** After a decline: it can be switched to cash on delivery. */
  canPayInCash: z.boolean(),
  /** Other methods it can be switched to while it waits. */
  others: z.array(z.enum(EXCHANGEABLE)),
  /** Proofs of transfers, oldest first. */
  proofs: z.array(proofSchema),
  canSendProof: z.boolean(),
});
export type Payment = z.output<typeof paymentSchema>;

/** How money arrives: through the bank, by transfer, in cash. */
export const RECEIPT_KINDS = [...BANK_METHODS, "transfer", "cash"] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Money received for an order, or refunded. */
const movementSchema = z.object({
  at: z.string(),
  kind: z.enum(["receipt", "refund"]),
  /** A refund is made by the way the money came. */
  way: z.enum(RECEIPT_KINDS),
  amount: piastres,
  reference: z.string(),
  /** State of a refund in progress; null: done. */
  state: z.nullable(z.enum(["asked", "sending", "failed"])),
  /** Id of a refund that staff have to send by hand; null: nothing to do. */
  toSend: z.nullable(z.int()),
  /** The member of staff who sent or booked it; null: the bank did. */
  by: z.nullable(z.string()),
});

/** The same for staff, with the bookings behind it. */
export const staffPaymentSchema = z.extend(paymentSchema, {
  /** Oldest first. */
  movements: z.array(movementSchema),
  proofs: z.array(z.extend(proofSchema, { id: z.int() })),
});
export type StaffPayment = z.output<typeof staffPaymentSchema>;
