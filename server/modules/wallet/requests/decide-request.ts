import { sql } from "kysely";
import { holdKnownCustomer } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "../tables.ts";
import { bookEntry } from "./change-by-staff.ts";

/** Books the entry requested by another member. @returns false: already booked */
export async function approveRequest(work: Work, id: number, staffId: number): Promise<boolean> {
  const request = await lockRequest(work, id, staffId);
  if (request.state === "approved") return false;
  if (request.state === "declined") refuse("request-decided");
  const { position } = await bookEntry(work, {
    customerId: request.customer_id,
    type: request.process_type,
    amount: request.piastres,
    note: request.note,
    staffId: request.asked_by,
  });
  await decide(work, id, { state: "approved", decided_by: staffId, position });
  return true;
}

/** Declines another member's request. */
export async function declineRequest(
  work: Work,
  id: number,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<void> {
  const request = await lockRequest(work, id, staffId);
  if (request.state !== "waiting") refuse("request-decided");
  await decide(work, id, { state: "declined", decided_by: staffId, decline_reason: reason });
}

/** The customer is locked before the request, as in an erasure and a merge. */
async function lockRequest(work: Work, id: number, staffId: number) {
  const requests = work.db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.request")
    .where("id", "=", id);
  const { customer_id } =
    (await requests.select("customer_id").executeTakeFirst()) ?? refuse("not-found");
  await holdKnownCustomer(work, customer_id);
  const request =
    (await requests.selectAll().forUpdate().executeTakeFirst()) ?? refuse("not-found");
  if (request.asked_by === staffId) refuse("own-request");
  return request;
}

type Decision = { decided_by: number } & (
  | { state: "approved"; position: number }
  | { state: "declined"; decline_reason: string }
);

async function decide(work: Work, id: number, decision: Decision): Promise<void> {
  await work.db
    .$extendTables<WalletTables>()
    .updateTable("wallet.request")
    .set({ ...decision, decided_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}
