import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  type CallRow,
  CALLS_PAGE,
  type orderCallEndpoints,
} from "#contract/orders/call-endpoints.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { cashRate } from "../reports/cash-refusals.ts";
import { orderedGoods, toCall } from "../staff/order-queues.ts";
import { type LeaseRow, leaseOf, presentLease } from "./call-lease.ts";

type Row = Omit<CallRow, "placedAt" | "nextAt" | "lease"> & {
  placedAt: Date;
  nextAt: Date | null;
  lease: LeaseRow | null;
};

/**
 * The call queue: ordered by when the order was placed, or when the customer asked to be called.
 */
export async function listCalls(
  db: Connection,
  locale: Locale,
  page: number,
  viewerId: number,
): Promise<EndpointResponse<typeof orderCallEndpoints.listCalls>> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from orders.order where ${toCall}
  `.execute(db);
  const { rows } = await sql<Row>`
    select number, contact_name as name, contact_phone as phone, contact_phone2 as phone2, governorate,
      address ->> 'city' as city, due_piastres as due, placed_at as "placedAt",
      ${orderedGoods(locale, sql`true`)} as goods,
      (select count(*)::int - 1 from orders.order as other where other.contact_phone = "order".contact_phone) as "otherOrders",
      ${cashRate(sql`placed.contact_phone = "order".contact_phone`)} as refusals,
      (select count(*)::int from orders.order_call where order_id = "order".id) as calls,
      call_result as result, next_call_at as "nextAt", ${leaseOf(sql.ref("order.id"))} as lease
    from orders.order where ${toCall}
    order by coalesce(next_call_at, placed_at), id limit ${CALLS_PAGE} offset ${(page - 1) * CALLS_PAGE}
  `.execute(db);
  const nameOf = await staffNames(
    db,
    rows.map(({ lease }) => lease?.staffId ?? null),
  );
  const items = rows.map(({ placedAt, nextAt, lease, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    lease: presentLease(lease, viewerId, nameOf),
  }));
  return { items, total: counted.rows[0]?.total ?? 0, page, pageSize: CALLS_PAGE };
}
