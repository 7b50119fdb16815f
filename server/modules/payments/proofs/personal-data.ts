import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { presentProof } from "./present-proof.ts";
import { proofsOf } from "./proof-queries.ts";

export async function exportProofs(db: Connection, { shopperId }: { shopperId: number }) {
  const { rows } = await sql<{ id: number; number: string }>`
    select reader.order_id as id, reader.number from orders.order_reader as reader
    where reader.shopper_id = ${shopperId} and reader.is_owner
      and exists (select from payments.proof where proof.order_id = reader.order_id)
    order by reader.order_id
  `.execute(db);
  const found = [];
  for (const { id, number } of rows) {
    const proofs = await proofsOf(db, id);
    found.push(...proofs.map((proof) => ({ order: number, ...presentProof(proof) })));
  }
  return found;
}

/**
 * Deletes files and texts; amounts and dates stay. Refused while a proof is under review: money may
 * be on its way.
 */
export async function eraseProofs(work: Work, shopperId: number): Promise<void> {
  const { rows } = await sql<{ isOpen: boolean }>`
    update payments.proof set reference = null, reason = null
    where order_id in (select order_id from orders.order_reader where shopper_id = ${shopperId} and is_owner)
    returning state = 'waiting' as "isOpen"
  `.execute(work.db);
  if (rows.some(({ isOpen }) => isOpen)) refuse("open-orders");
  await sql`
    delete from payments.proof_file
    where order_id in (select order_id from orders.order_reader where shopper_id = ${shopperId} and is_owner)
  `.execute(work.db);
}
