import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { phoneOrderEndpoints } from "#contract/orders/phone-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Answer = EndpointResponse<typeof phoneOrderEndpoints.findCaller>;

/** The person who last ordered with this number. */
export async function findCaller(db: Connection, phone: string): Promise<Answer> {
  const { rows } = await sql<NonNullable<Answer["caller"]>>`
    select contact_name as name, contact_phone2 as phone2, contact_email as email, address,
      (select count(*)::int from orders.order where contact_phone = ${phone}) as orders
    from orders.order where contact_phone = ${phone} order by id desc limit 1
  `.execute(db);
  return { caller: rows[0] ?? null };
}
