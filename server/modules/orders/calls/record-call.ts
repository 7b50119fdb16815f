import { sql } from "kysely";
import {
  type CallResult,
  isTriedAgain,
  type RefusalReason,
} from "#contract/orders/call-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { changeOrder, confirmOrder } from "../status/change-order.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";
import { endLease, leaseCall } from "./call-lease.ts";
import { refuseNoCall } from "./refuse-no-call.ts";

export interface Call {
  result: CallResult;
  nextAt?: string | undefined;
  reason?: RefusalReason | undefined;
  note: string;
}

/**
 * Records the result of a call. A confirmed order can be packed, even if it was waiting for a code;
 * a refused one is cancelled and its stock released.
 */
export async function recordCall(
  work: Work,
  number: string,
  call: Call,
  staffId: number,
): Promise<{ orderId: number }> {
  const { result, note } = call;
  const nextAt = nextTry(call);
  const reason = reasonOf(call);
  const order = await lockOrderByNumber(work, number);
  await refuseNoCall(work, order);
  if (!(await leaseCall(work, order.id, staffId))) refuse("being-called");
  const actor = { actor: "staff" as const, staffId };
  const isCodeWaitedFor = result === "confirmed" && order.state === "confirmation";
  if (isCodeWaitedFor && !(await confirmOrder(work, order.id, actor))) refuse("order-state");
  if (result === "refused") await changeOrder(work, order.id, "cancelled", actor);
  const db = work.db.$extendTables<OrdersTables>();
  await db
    .insertInto("orders.order_call")
    .values({
      order_id: order.id,
      staff_id: staffId,
      result,
      reason,
      next_at: nextAt,
      note: note || null,
    })
    .execute();
  await db
    .updateTable("orders.order")
    .set({
      call_result: result,
      next_call_at: nextAt,
      confirmed_at: result === "confirmed" ? sql<Date>`now()` : sql.ref<Date>("confirmed_at"),
    })
    .where("id", "=", order.id)
    .execute();
  await endLease(work, order.id, staffId);
  return { orderId: order.id };
}

/** Required when another call follows, and must be in the future. */
function nextTry({ result, nextAt }: Call): Date | null {
  if (!isTriedAgain(result)) return null;
  const moment = nextAt === undefined ? null : new Date(nextAt);
  return moment && moment > new Date() ? moment : refuseField("nextAt", "required");
}

/** Reason of a refusal; `other` needs a note. */
function reasonOf({ result, reason, note }: Call): RefusalReason | null {
  if (result !== "refused") return null;
  if (reason === undefined) return refuseField("reason", "required");
  return reason === "other" && note === "" ? refuseField("note", "required") : reason;
}
