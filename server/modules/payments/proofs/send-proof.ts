import { sql } from "kysely";
import { MAX_PROOFS } from "#contract/payments/proof-types.ts";
import { lockPayable, reviewPayment } from "#server/modules/orders/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PaymentsTables } from "../tables.ts";
import { whyNoProof } from "./may-prove.ts";
import { notifyCustomer } from "./proof-mails.ts";
import { proofsOf } from "./proof-queries.ts";

export interface SentProof {
  files: readonly string[];
  /** Piastres. */
  amount: number | null;
  /** "" for none; the same for the reference. */
  transferredOn: string;
  reference: string;
}

/**
 * Submits a proof to staff. Money may be on its way, so the order's deadline is paused until they
 * decide. Earlier files are replaced: no more files are stored per order than one proof may have.
 */
export async function sendProof(work: Work, orderId: number, sent: SentProof): Promise<void> {
  const order = await lockPayable(work, orderId);
  const why = whyNoProof(order, await proofsOf(work.db, orderId));
  if (why) refuse(why, { 0: MAX_PROOFS });
  const heldUntil = await reviewPayment(work, orderId);
  await sql`
    delete from payments.proof_file as file where order_id = ${orderId} and id <> all (${sent.files}::uuid[])
  `.execute(work.db);
  const { id } = await work.db
    .$extendTables<PaymentsTables>()
    .insertInto("payments.proof")
    .values({
      order_id: orderId,
      piastres: sent.amount,
      transferred_on: sent.transferredOn || null,
      reference: sent.reference || null,
      held_until: heldUntil,
      decided_at: null,
      staff_id: null,
      reason: null,
      receipt_id: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await takeFiles(work, { orderId, proofId: id, files: sent.files });
  await notifyCustomer(work, order, { kind: "received" });
}

interface Taking {
  orderId: number;
  proofId: number;
  files: readonly string[];
}

/** Attaches the given unattached files, in order; it refuses files that are not this customer's. */
async function takeFiles(work: Work, { orderId, proofId, files }: Taking): Promise<void> {
  const { numAffectedRows } = await sql`
    update payments.proof_file as file set proof_id = ${proofId}, place = named.place
    from unnest(${files}::uuid[]) with ordinality as named (id, place)
    where file.id = named.id and file.order_id = ${orderId} and file.proof_id is null
  `.execute(work.db);
  if (Number(numAffectedRows) === files.length) return;
  throw new ProblemError("validation", {}, [
    { path: "files", key: "validation.invalid", values: {} },
  ]);
}
