import type { FastifyReply } from "fastify";
import { sendPrivate } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaymentsTables } from "../tables.ts";

/** Sends a file of an order or a proof. The caller has checked access. */
export async function sendFile(
  db: Connection,
  reply: FastifyReply,
  { id, ...place }: { id: string } & ({ orderId: number } | { proofId: number }),
): Promise<void> {
  const file = await db
    .$extendTables<PaymentsTables>()
    .selectFrom("payments.proof_file")
    .select(["kind", "bytes"])
    .where("id", "=", id)
    .where((is) =>
      "orderId" in place ? is("order_id", "=", place.orderId) : is("proof_id", "=", place.proofId),
    )
    .executeTakeFirst();
  if (!file) refuse("not-found");
  await sendPrivate(reply, { name: id, ...file });
}
