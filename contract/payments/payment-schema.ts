import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";
import { BANK_METHODS, EXCHANGEABLE, PAYMENT_METHODS } from "../orders/payment-method.ts";
import { proofSchema } from "./proof-schema.ts";

/**
 * Where the money of an order is: `waiting` for it, `proof-sent` (staff look at a proof of it), `paid`, `at-the-door`,
 * `over` (its time has run out or it was cancelled unpaid), `refunding` on its way back, `refunded`.
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
  /** To be paid beside store credit. */
  due: piastres,
  paid: piastres,
  refunded: piastres,
  /** Until when the goods wait for the money; null: it is not waited for, or for as long as staff look at a proof. */
  heldUntil: z.nullable(z.string()),
  /** The bank said no to the last try. */
  isDeclined: z.boolean(),
  /** The number that is named at an outlet; null: it is not paid there, or the bank is being asked for it. */
  bill: z.nullable(z.string()),
  /** After the bank said no: it can be paid on delivery instead. */
  canPayInCash: z.boolean(),
  /** In which other ways it can be paid while it waits. */
  others: z.array(z.enum(EXCHANGEABLE)),
  /** Proofs of transfers, oldest first. */
  proofs: z.array(proofSchema),
  canSendProof: z.boolean(),
});
export type Payment = z.output<typeof paymentSchema>;

/** How money comes in: by the bank, by transfer, in cash. */
export const RECEIPT_KINDS = [...BANK_METHODS, "transfer", "cash"] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Money that came in for an order, or went back. */
const movementSchema = z.object({
  at: z.string(),
  kind: z.enum(["receipt", "refund"]),
  /** A refund goes back the way the money came. */
  way: z.enum(RECEIPT_KINDS),
  amount: piastres,
  reference: z.string(),
  /** Of a refund that has not arrived yet; null: the money is there. */
  state: z.nullable(z.enum(["asked", "sending", "failed"])),
  /** Id of a refund that staff have to send by hand; null: nothing is left to do. */
  toSend: z.nullable(z.int()),
  /** The member of staff who sent it, or noted that it came; null: the bank did. */
  by: z.nullable(z.string()),
});

/** The same for staff, with the books behind it. */
export const staffPaymentSchema = z.extend(paymentSchema, {
  /** Oldest first. */
  movements: z.array(movementSchema),
  proofs: z.array(z.extend(proofSchema, { id: z.int() })),
});
export type StaffPayment = z.output<typeof staffPaymentSchema>;
