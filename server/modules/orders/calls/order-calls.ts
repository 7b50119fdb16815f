import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { orderCallEndpoints } from "#contract/orders/call-endpoints.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { cashRate } from "../reports/cash-refusals.ts";
import type { OrdersTables } from "../tables.ts";
import { type LeaseRow, leaseOf, presentLease } from "./call-lease.ts";
import { mayBeCalled } from "./refuse-no-call.ts";

type OrderCalls = EndpointResponse<typeof orderCallEndpoints.getOrderCalls>;

/** The calls about an order, and the refusal rates of its phone and governorate. */
export async function orderCalls(
  db: Connection,
  number: string,
  viewerId: number,
): Promise<OrderCalls> {
  const order = await calledOrder(db, number);
  const calls = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order_call")
    .select(["at", "staff_id as staffId", "result", "reason", "next_at as nextAt", "note"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const nameOf = await staffNames(db, [
    ...calls.map(({ staffId }) => staffId),
    order.lease?.staffId ?? null,
  ]);
  return {
    items: calls.map(({ at, staffId, nextAt, ...call }) => ({
      ...call,
      at: at.toISOString(),
      by: nameOf(staffId),
      nextAt: nextAt?.toISOString() ?? null,
    })),
    lease: presentLease(order.lease, viewerId, nameOf),
    canCall: mayBeCalled(order),
    refusals: await refusalsLike(db, order),
  };
}

interface CalledOrder {
  id: number;
  state: string;
  method: string;
  /** Null: erased. */
  phone: string | null;
  governorate: string;
  lease: LeaseRow | null;
}

async function calledOrder(db: Connection, number: string): Promise<CalledOrder> {
  const { rows } = await sql<CalledOrder>`
    select id, coalesce(waiting_for, status) as state, payment_method as method, contact_phone as phone, governorate,
      ${leaseOf(sql.ref("order.id"))} as lease
    from orders.order where number = ${number}
  `.execute(db);
  return rows[0] ?? refuse("not-found");
}

async function refusalsLike(
  db: Connection,
  { phone, governorate }: CalledOrder,
): Promise<OrderCalls["refusals"]> {
  const ofPlace = sql`governorate = ${governorate} and placed_at > now() - interval '6 months'`;
  const { rows } = await sql<OrderCalls["refusals"]>`
    select ${cashRate(sql`contact_phone = ${phone}`)} as phone, ${cashRate(ofPlace)} as governorate
  `.execute(db);
  return rows[0] as OrderCalls["refusals"];
}
