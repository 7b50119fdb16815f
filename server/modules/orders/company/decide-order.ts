import { HOLD_MINUTES, type PaymentMethod } from "#contract/orders/payment-method.ts";
import type { CompanyCustomer } from "#server/modules/companies/index.ts";
import { keepStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { changeOrder } from "../life/change-order.ts";
import { orderStock } from "../order-number.ts";
import type { OrdersTables } from "../tables.ts";

export interface Decision {
  approve: boolean;
  note?: string | undefined;
}

/**
 * An approver lets a colleague's order through, which then is paid or packed like any other, or declines it. Where store
 * credit paid for all of it there is nothing left to wait for.
 */
export async function decideOrder(
  work: Work,
  who: CompanyCustomer,
  number: string,
  { approve, note }: Decision,
): Promise<{ orderId: number }> {
  refuseOthers(who);
  const order = await lockCompanyOrder(work, who.company.id, number);
  if (!order) refuse("not-found");
  if (!order.needs_approval || order.status !== "Pending") refuse("order-state");
  const mover = { actor: "customer" as const, ...(note && { note }) };
  if (!approve) await changeOrder(work, order.id, "Cancelled", mover);
  else if (isPaidLater(order.payment_method) && order.due_piastres > 0)
    await awaitPayment(work, number, order.id, HOLD_MINUTES[order.payment_method]);
  else await changeOrder(work, order.id, "Ordered", mover);
  return { orderId: order.id };
}

/** Company orders are for its approvers. */
export function refuseOthers({ company }: CompanyCustomer): void {
  if (company.role !== "approver") refuse("approver-only");
}

async function lockCompanyOrder(work: Work, companyId: number, number: string) {
  return work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "status", "needs_approval", "payment_method", "due_piastres"])
    .where("number", "=", number)
    .where("company_id", "=", companyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Neither at the door nor out of the wallet. */
function isPaidLater(method: PaymentMethod): method is keyof typeof HOLD_MINUTES {
  return method in HOLD_MINUTES;
}

/** Now the buyer may pay: the time for that begins. */
async function awaitPayment(
  work: Work,
  number: string,
  orderId: number,
  minutes: number,
): Promise<void> {
  const until = new Date(Date.now() + minutes * 60_000);
  if (!(await keepStock(work, orderStock(number), until))) refuse("order-state");
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ needs_approval: false, expires_at: until })
    .where("id", "=", orderId)
    .execute();
}
