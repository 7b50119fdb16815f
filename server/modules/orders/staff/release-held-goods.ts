import { type SqlBool, sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { heldGoodsEndpoints } from "#contract/orders/held-goods-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import { changeOrder } from "../status/change-order.ts";

type Released = EndpointResponse<typeof heldGoodsEndpoints.releaseHeldGoods>;

export interface HeldFilter {
  /** Address or range; absent: any. */
  network?: string | undefined;
  since: Date;
}

interface HeldOrder {
  id: number;
  number: string;
  pieces: number;
  due: number;
}

/** Cancelled per request; the rest is left to the next one. */
const BATCH = 500;
const NAMED = 50;

/** Unpaid and unconfirmed orders, as one request would release them. */
export async function heldOrders(
  db: Connection,
  filter: HeldFilter,
): Promise<{ orders: HeldOrder[]; left: number }> {
  const { rows } = await sql<HeldOrder & { count: number }>`
    select id, number, due_piastres as due, count(*) over ()::int as count, (
      select sum(quantity - cancelled)::int from orders.order_line as line where line.order_id = placed.id
    ) as pieces
    from orders.order as placed where ${isHeld(filter)} order by id limit ${BATCH}
  `.execute(db);
  return { orders: rows, left: (rows[0]?.count ?? 0) - rows.length };
}

/**
 * Cancels them, each in its own transaction, so that their stock is released one order at a time
 * and buyers of the same products cannot deadlock. Orders paid or confirmed meanwhile stay.
 * @returns what was cancelled
 */
export async function releaseHeldOrders(
  tools: WorkTools,
  filter: HeldFilter,
  orders: readonly HeldOrder[],
  staffId: number,
): Promise<HeldOrder[]> {
  const released: HeldOrder[] = [];
  for (const order of orders) {
    const isReleased = await inTransaction(tools, async (work) => {
      const { rows } = await sql`
        select from orders.order as placed where id = ${order.id} and ${isHeld(filter)} for update
      `.execute(work.db);
      if (rows.length === 0) return false;
      await changeOrder(work, order.id, "cancelled", { actor: "staff", staffId });
      return true;
    });
    if (isReleased) released.push(order);
  }
  return released;
}

export function summary(orders: readonly HeldOrder[], left: number): Released {
  const sum = (pick: (order: HeldOrder) => number) =>
    orders.reduce((all, order) => all + pick(order), 0);
  return {
    orders: orders.length,
    pieces: sum(({ pieces }) => pieces),
    amount: sum(({ due }) => due),
    numbers: orders.slice(0, NAMED).map(({ number }) => number),
    left,
  };
}

function isHeld({ network, since }: HeldFilter) {
  return sql<SqlBool>`
    placed_at >= ${since} and due_piastres > 0 and confirmed_at is null
    and (${network ?? null}::inet is null or network <<= network(${network ?? null}::inet))
    and (
      (status = 'pending' and waiting_for in ('payment', 'confirmation') and payment_method <> 'bank-transfer')
      or (status = 'ordered' and payment_method = 'cod')
    )
  `;
}
