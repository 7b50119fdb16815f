import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { AuditFact } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderByNumber } from "../order-queries.ts";
import { changeOrder } from "../status/change-order.ts";

interface Move {
  number: string;
  status: OrderStatus;
  /** Note to the customer; empty: none. */
  note: string;
  staffId: number;
}

/**
 * Changes an order's status for a member of staff.
 * @returns what was done, for the audit log
 */
export async function moveOrder(
  work: Work,
  { number, status, note, staffId }: Move,
): Promise<AuditFact> {
  const order = (await orderByNumber(work.db, number)) ?? refuse("not-found");
  await changeOrder(work, order.id, status, { actor: "staff", staffId, ...(note && { note }) });
  return {
    action: "order.move",
    target: `order:${number}`,
    before: { status: order.status },
    after: { status },
  };
}
