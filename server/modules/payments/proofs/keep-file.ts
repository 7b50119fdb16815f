import { sql } from "kysely";
import {
  MAX_PROOF_FILES,
  PROOF_FILE_DAYS,
  type ProofFileKind,
} from "#contract/payments/proof-types.ts";
import type { CleanDocument } from "#server/modules/media/index.ts";
import { lockPayable } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PaymentsTables } from "../tables.ts";

/** Stores a file for a proof that is about to be sent; identical bytes are the same file. */
export async function keepFile(
  work: Work,
  orderId: number,
  { kind, bytes }: CleanDocument,
): Promise<{ id: string; kind: ProofFileKind }> {
  // Concurrent uploads are serialised, because files are counted.
  await lockPayable(work, orderId);
  const { rows } = await sql<{ id: string }>`
    with loose as (
      select id, digest from payments.proof_file where order_id = ${orderId} and proof_id is null
    ), kept as (
      insert into payments.proof_file (order_id, kind, bytes) select ${orderId}, ${kind}, ${bytes}
      where (select count(*) from loose) < ${MAX_PROOF_FILES} on conflict do nothing returning id
    )
    select id from kept union all select id from loose where digest = sha256(${bytes}::bytea)
  `.execute(work.db);
  return { id: rows[0]?.id ?? refuse("too-many-files", { 0: MAX_PROOF_FILES }), kind };
}

/** Deletes a file that belongs to no proof yet. */
export async function removeFile(work: Work, orderId: number, id: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<PaymentsTables>()
    .deleteFrom("payments.proof_file")
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .where("proof_id", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse("not-found");
}

/**
 * Deletes files of proofs that were never sent, and the files and texts of proofs decided long ago;
 * a job. The booked money stays.
 */
export async function sweepProofs(db: Connection): Promise<void> {
  await sql`
    delete from payments.proof_file where proof_id is null and at < now() - interval '1 day'
  `.execute(db);
  await sql`
    with over as (
      update payments.proof set reference = null, reason = null
      where decided_at < now() - make_interval(days => ${PROOF_FILE_DAYS})
        and (reference is not null or reason is not null
          or exists (select from payments.proof_file as file where file.proof_id = proof.id))
      returning id
    )
    delete from payments.proof_file where proof_id in (select id from over)
  `.execute(db);
}
