import { HOLD_MINUTES, isPaidLater } from "#contract/orders/payment-method.ts";
import type { CompanyCustomer } from "#server/modules/companies/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { outletSmsJob } from "../mails/order-mail-job.ts";
import { changeOrder } from "../status/change-order.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";
import type { OrdersTables } from "../tables.ts";

export interface Decision {
  approve: boolean;
  note?: string | undefined;
}

/**
 * An approver approves a colleague's order, which is then paid or packed like any other, or
 * declines it. If store credit covers all of it, there is nothing left to wait for.
 */
export async function decideOrder(
  work: Work,
  who: CompanyCustomer,
  number: string,
  { approve, note }: Decision,
): Promise<{ orderId: number }> {
  refuseOthers(who);
  const { id: orderId, method } = await companyOrder(work, who.company.id, number);
  const order = await lockOrder(work, orderId);
  if (order.state !== "approval") refuse("order-state");
  const actor = { actor: "customer" as const, ...(note && { note }) };
  if (!approve) await changeOrder(work, orderId, "cancelled", actor);
  else if (isPaidLater(method) && order.due > 0) {
    // Now the buyer may pay, and the payment deadline starts.
    const until = new Date(Date.now() + HOLD_MINUTES[method] * 60_000);
    if (!(await transition(work, order, "payment", actor, until))) refuse("order-state");
    if (method === "kiosk") await work.enqueue(outletSmsJob, { orderId }, `order ${orderId}`);
  } else await changeOrder(work, orderId, "ordered", actor);
  return { orderId };
}

/** Only approvers decide about company orders. */
export function refuseOthers({ company }: CompanyCustomer): void {
  if (company.role !== "approver") refuse("approver-only");
}

async function companyOrder(work: Work, companyId: number, number: string) {
  const order = await work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "payment_method as method"])
    .where("number", "=", number)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return order ?? refuse("not-found");
}
