import { sql } from "kysely";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { holdKnownCustomer } from "#server/modules/customers/index.ts";
import { staffById, type StaffCommandInput } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "../tables.ts";
import { bookEntry } from "./change-by-staff.ts";
import { moneyApproved } from "./serve-giving-command.ts";

export interface Decider {
  staffId: number;
  /** Whether wallet entries are the member's to decide. */
  mayWallet: boolean;
}

/**
 * Books the entry, or runs the command, that another member asked for. @returns false: already done
 */
export async function approveRequest(
  work: Work,
  id: number,
  decider: Decider,
  input: StaffCommandInput<Endpoint & { access: "staff" }>,
): Promise<boolean> {
  const request = await lockRequest(work, id, decider);
  if (request.state === "approved") return false;
  if (request.state === "declined") refuse("request-decided");
  const position = await run(work, request, input);
  await decide(work, id, { state: "approved", decided_by: decider.staffId, position });
  return true;
}

/** @returns the position of the entry, of a request for one */
async function run(
  work: Work,
  request: LockedRequest,
  input: StaffCommandInput<Endpoint & { access: "staff" }>,
): Promise<number | null> {
  const { customer_id: customerId, process_type: type, command, piastres: amount } = request;
  if (customerId !== null && type !== null) {
    const { note, asked_by: staffId } = request;
    return (await bookEntry(work, { customerId, type, amount, note, staffId })).position;
  }
  const asker = (await staffById(work.db, [request.asked_by])).get(request.asked_by);
  if (command === null || !asker) throw new Error(`request ${request.id} has nothing to run`);
  await work.emit(moneyApproved, { command, amount, asker, input });
  return null;
}

/** Declines another member's request. */
export async function declineRequest(
  work: Work,
  id: number,
  decider: Decider,
  reason: string,
): Promise<void> {
  const request = await lockRequest(work, id, decider);
  if (request.state !== "waiting") refuse("request-decided");
  const { staffId } = decider;
  await decide(work, id, { state: "declined", decided_by: staffId, decline_reason: reason });
}

/** The customer is locked before the request, as in an erasure and a merge. */
async function lockRequest(work: Work, id: number, { staffId, mayWallet }: Decider) {
  const requests = work.db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.request")
    .where("id", "=", id);
  const { customer_id } =
    (await requests.select("customer_id").executeTakeFirst()) ?? refuse("not-found");
  if (customer_id !== null) await holdKnownCustomer(work, customer_id);
  const request =
    (await requests.selectAll().forUpdate().executeTakeFirst()) ?? refuse("not-found");
  if (request.kind === "wallet" && !mayWallet) refuse("forbidden");
  if (request.asked_by === staffId) refuse("own-request");
  return request;
}

type LockedRequest = Awaited<ReturnType<typeof lockRequest>>;

type Decision = { decided_by: number } & (
  | { state: "approved"; position: number | null }
  | { state: "declined"; decline_reason: string }
);

async function decide(work: Work, id: number, decision: Decision): Promise<void> {
  await work.db
    .$extendTables<WalletTables>()
    .updateTable("wallet.request")
    .set({ ...decision, decided_at: sql<Date>`now()`, command: null })
    .where("id", "=", id)
    .execute();
}
