import { sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { phoneOrderEndpoints } from "#contract/orders/phone-endpoints.ts";
import { customerByPhone } from "#server/modules/customers/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Answer = EndpointResponse<typeof phoneOrderEndpoints.findCaller>;

interface LastOrder {
  name: string;
  phone2: string | null;
  email: string | null;
  address: Address;
  /** Number of orders with this phone number. */
  orders: number;
}

/** The account that has confirmed this number, and the recipient of the last order with it. */
export async function findCaller(db: Connection, phone: string): Promise<Answer> {
  const { rows } = await sql<LastOrder>`
    select contact_name as name, contact_phone2 as phone2, contact_email as email, address,
      (select count(*)::int from orders.order where contact_phone = ${phone}) as orders
    from orders.order where contact_phone = ${phone} order by id desc limit 1
  `.execute(db);
  const [last] = rows;
  const customer = await customerByPhone(db, phone);
  if (!customer) return { caller: last ? { ...last, account: null } : null };
  const { id, name, accountType } = customer;
  return {
    caller: {
      name,
      phone2: last?.phone2 ?? null,
      email: customer.email ?? last?.email ?? null,
      address: last?.address ?? customer.address,
      orders: last?.orders ?? 0,
      account: { id, name, isCompany: accountType === "company" },
    },
  };
}
