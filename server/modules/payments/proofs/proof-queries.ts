import { sql } from "kysely";
import type { Proof } from "#contract/payments/proof-schema.ts";
import type { ProofState } from "#contract/payments/proof-types.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaymentsTables } from "../tables.ts";

/** A proof with the names of its files. */
export interface ProofRecord {
  id: number;
  orderId: number;
  state: ProofState;
  amount: number | null;
  transferredOn: string | null;
  reference: string | null;
  sentAt: Date;
  heldUntil: Date;
  decidedAt: Date | null;
  reason: string | null;
  files: Proof["files"];
  /** What was paid for its order. */
  paid: number;
}

/** Proofs of an order, oldest first. */
export async function proofsOf(db: Connection, orderId: number): Promise<ProofRecord[]> {
  return proofs(db).where("order_id", "=", orderId).orderBy("id").execute();
}

export async function proofById(db: Connection, id: number): Promise<ProofRecord | undefined> {
  return proofs(db).where("id", "=", id).executeTakeFirst();
}

interface Asked {
  state: ProofState;
  page: number;
  pageSize: number;
}

/** For staff: pending ones in order of arrival, decided ones newest first. */
export async function proofsByState(db: Connection, { state, page, pageSize }: Asked) {
  const { total } = await db
    .$extendTables<PaymentsTables>()
    .selectFrom("payments.proof")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  const rows = await proofs(db)
    .where("state", "=", state)
    .orderBy("id", state === "waiting" ? "asc" : "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

function proofs(db: Connection) {
  return db
    .$extendTables<PaymentsTables>()
    .selectFrom("payments.proof as proof")
    .select(["id", "order_id as orderId", "state", "piastres as amount"])
    .select(["transferred_on as transferredOn", "reference", "sent_at as sentAt"])
    .select(["held_until as heldUntil", "decided_at as decidedAt", "reason"])
    .select([
      sql<number>`(
        select coalesce(sum(receipt.piastres), 0)::bigint from payments.receipt as receipt
        where receipt.order_id = proof.order_id
      )`.as("paid"),
      sql<Proof["files"]>`(
        select coalesce(json_agg(json_build_object('id', file.id, 'kind', file.kind) order by file.place), '[]')
        from payments.proof_file as file where file.proof_id = proof.id
      )`.as("files"),
    ]);
}
