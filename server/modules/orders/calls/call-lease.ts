import { type RawBuilder, sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import { CALL_MINUTES, type orderCallEndpoints } from "#contract/orders/call-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface LeaseRow {
  staffId: number;
  /** In the database's JSON timestamp format. */
  until: string;
}

type Lease = EndpointResponse<typeof orderCallEndpoints.beginCall>;

/** Who is calling about an order right now, as JSON. */
export function leaseOf(orderId: RawBuilder<unknown>): RawBuilder<LeaseRow | null> {
  return sql`(
    select json_build_object('staffId', staff_id, 'until', ends_at) from orders.call_lease
    where order_id = ${orderId} and ends_at > now()
  )`;
}

export function presentLease(
  lease: LeaseRow | null,
  viewerId: number,
  nameOf: (id: number | null) => string | null,
): Lease | null {
  if (lease === null) return null;
  const { staffId, until } = lease;
  return {
    by: nameOf(staffId),
    isYours: staffId === viewerId,
    until: new Date(until).toISOString(),
  };
}

/** Blocks others from calling for some minutes. @returns undefined: somebody else is calling */
export async function leaseCall(
  work: Work,
  orderId: number,
  staffId: number,
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    insert into orders.call_lease as lease (order_id, staff_id, ends_at)
    values (${orderId}, ${staffId}, now() + make_interval(mins => ${CALL_MINUTES}::int))
    on conflict (order_id) do update set staff_id = excluded.staff_id, ends_at = excluded.ends_at
    where lease.staff_id = excluded.staff_id or lease.ends_at <= now()
    returning ends_at as until
  `.execute(work.db);
  return rows[0]?.until;
}

/** @returns whether the lease was theirs */
export async function endLease(work: Work, orderId: number, staffId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from orders.call_lease where order_id = ${orderId} and staff_id = ${staffId}
  `.execute(work.db);
  return numAffectedRows === 1n;
}
