import { sql } from "kysely";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { PROOF_GRACE_HOURS } from "#contract/payments/proof-types.ts";
import { lockPayable, type PayableOrder, resumePayment } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { moneyOf } from "../money/order-money.ts";
import { takeMoney } from "../money/take-money.ts";
import type { PaymentsTables } from "../tables.ts";
import { notifyCustomer } from "./proof-mails.ts";
import { proofById, type ProofRecord, proofsOf } from "./proof-queries.ts";

export interface Arrived {
  /** Piastres. */
  amount: number;
  /** On the shop's bank statement. */
  reference: string;
  staffId: number;
}

interface Decided {
  order: PayableOrder;
  proof: ProofRecord;
}

/** The money of a proof has arrived: it is booked, and the order proceeds once it is fully paid. */
export async function acceptProof(work: Work, id: number, arrived: Arrived): Promise<Decided> {
  const { order, proof } = await lockWaiting(work, id);
  const receiptId =
    (await takeMoney(work, order.id, { kind: "transfer", ...arrived })) ??
    (await knownReceipt(work, order.id, arrived.reference));
  await writeDecision(work, proof.id, { staffId: arrived.staffId, receiptId });
  const after = await lockPayable(work, order.id);
  if (after.waitingFor === "review") {
    const until = await goOn(work, proof, arrived.staffId);
    const { paid } = await moneyOf(work.db, order.id);
    await notifyCustomer(work, order, { kind: "partly", paid, rest: order.due - paid, until });
  }
  return { order, proof };
}

/**
 * A proof is not valid. The order's deadline runs again, and another proof may be sent before it.
 */
export async function declineProof(
  work: Work,
  id: number,
  { reason, staffId }: { reason: string; staffId: number },
): Promise<Decided> {
  const { order, proof } = await lockWaiting(work, id);
  await writeDecision(work, proof.id, { staffId, reason });
  const isWaiting = order.waitingFor === "review";
  const until = isWaiting ? await goOn(work, proof, staffId) : null;
  // An order that was paid in another way needs no other proof.
  if (isWaiting || order.status === "cancelled") {
    await notifyCustomer(work, order, { kind: "declined", reason, until });
  }
  return { order, proof };
}

/** Staff booked the order's money without deciding its pending proof, which is thereby settled. */
export async function settleProof(
  work: Work,
  orderId: number,
  decision: { receiptId: number; staffId: number },
): Promise<void> {
  const { waitingFor } = await lockPayable(work, orderId);
  const waiting = (await proofsOf(work.db, orderId)).find(({ state }) => state === "waiting");
  if (waiting && waitingFor !== "review") await writeDecision(work, waiting.id, decision);
}

/** Locks the order of a proof: of two concurrent decisions, the second is refused. */
async function lockWaiting(work: Work, id: number): Promise<Decided> {
  const found = (await proofById(work.db, id)) ?? refuse("not-found");
  const order = await lockPayable(work, found.orderId);
  const proof = (await proofById(work.db, id)) ?? refuse("not-found");
  if (proof.state !== "waiting") refuse("proof-state");
  return { order, proof };
}

/** The same transfer, already booked by hand for the same order; it proves only one payment. */
async function knownReceipt(work: Work, orderId: number, reference: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from payments.receipt as receipt
    where kind = 'transfer' and reference = ${reference} and order_id = ${orderId}
      and not exists (select from payments.proof where proof.receipt_id = receipt.id)
  `.execute(work.db);
  return rows[0]?.id ?? refuse("payment-known");
}

interface Decision {
  staffId: number;
  receiptId?: number;
  reason?: string;
}

async function writeDecision(work: Work, id: number, decision: Decision): Promise<void> {
  const { staffId, receiptId = null, reason = null } = decision;
  await work.db
    .$extendTables<PaymentsTables>()
    .updateTable("payments.proof")
    .set({
      state: receiptId === null ? "declined" : "accepted",
      decided_at: new Date(),
      staff_id: staffId,
      receipt_id: receiptId,
      reason,
    })
    .where("id", "=", id)
    .execute();
}

/**
 * The order's deadline continues where it was paused; after the first decision at least a day is
 * left. @returns the new deadline
 */
async function goOn(
  work: Work,
  { id, orderId, heldUntil }: ProofRecord,
  staffId: number,
): Promise<Date> {
  const isFirst = (await proofsOf(work.db, orderId))[0]?.id === id;
  const grace = isFirst ? Date.now() + PROOF_GRACE_HOURS * HOUR_MS : 0;
  const until = new Date(Math.max(heldUntil.getTime(), grace));
  await resumePayment(work, orderId, until, { actor: "staff", staffId });
  return until;
}
