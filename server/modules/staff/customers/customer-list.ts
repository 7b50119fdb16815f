import { type Expression, sql, type SqlBool } from "kysely";
import type { AccountType } from "#contract/customers/registration.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  type CustomerDetail,
  type CustomerRow,
  CUSTOMERS_PAGE,
  type staffCustomerEndpoints,
} from "#contract/staff/customer-endpoints.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

interface CustomerQuery {
  page: number;
  q: string;
  type?: AccountType | undefined;
}

interface Row {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  accountType: AccountType;
  companyName: string | null;
  createdAt: Date;
  disabledAt: Date | null;
  erasedAt: Date | null;
  mergedInto: number | null;
}

const COLUMNS = sql`
  customer.id, customer.name, customer.email, customer.phone, customer.account_type as "accountType",
  coalesce(member.name_ar, member.name_en) as "companyName", customer.created_at as "createdAt",
  customer.disabled_at as "disabledAt", customer.erased_at as "erasedAt", customer.merged_into as "mergedInto"`;
const FROM = sql`
  customers.customer_record as customer
  left join companies.membership as member on member.customer_id = customer.id`;

/** Customers for staff, newest first. */
export async function listCustomers(
  db: Connection,
  { page, q, type }: CustomerQuery,
): Promise<EndpointResponse<typeof staffCustomerEndpoints.listCustomers>> {
  const ofType = type === undefined ? sql`` : sql`and customer.account_type = ${type}`;
  const record = sql`customers.customer_record as customer`;
  const wanted =
    q === ""
      ? sql`select customer.id from ${record} where customer.erased_at is null ${ofType}`
      : sql`
        select customer.id from customers.customer_search as search
        join ${record} on customer.id = search.customer_id where ${matches(q)} ${ofType}`;
  const offset = (page - 1) * CUSTOMERS_PAGE;
  // A text search scans once; without one, indexes provide page and total separately.
  const kept = q === "" ? sql`not materialized` : sql`materialized`;
  const found = await sql<{ total: number; ids: number[] }>`
    with found as ${kept} (${wanted})
    select
      (select count(*)::integer from found) as total,
      array(select id from found order by id desc limit ${CUSTOMERS_PAGE} offset ${offset}) as ids
  `.execute(db);
  const { total = 0, ids = [] } = found.rows[0] ?? {};
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${FROM} where customer.id = any (${ids}::integer[]) order by customer.id desc
  `.execute(db);
  return { items: rows.map(presentRow), total, page, pageSize: CUSTOMERS_PAGE };
}

/** Every word of a name in any order, part of an email, or the last digits of a phone. */
function matches(q: string): Expression<SqlBool> {
  const plain = normaliseDigits(q);
  const named = plain.split(/\s+/).map((word) => {
    const part = sql`lower(${`%${escapeLike(word)}%`})`;
    return sql`(search.words like ${part} or search.customer_id = any (array(
      select customer_id from companies.membership where lower(concat_ws(' ', name_ar, name_en)) like ${part})))`;
  });
  const digits = plain.replace(/[\s\-()+]/g, "").replace(/^(?:00)?20|^0/, "");
  const phone = /^\d{4,}$/.test(digits)
    ? sql<SqlBool>`search.phone like ${`%${digits}%`}`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`((${sql.join(named, sql` and `)}) or ${phone})`;
}

function presentRow({ createdAt, disabledAt, erasedAt, mergedInto, ...row }: Row): CustomerRow {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    state: stateOf({ disabledAt, erasedAt, mergedInto }),
  };
}

type States = Pick<Row, "disabledAt" | "erasedAt" | "mergedInto">;

function stateOf({ disabledAt, erasedAt, mergedInto }: States): CustomerRow["state"] {
  if (erasedAt !== null) return "erased";
  if (mergedInto !== null) return "merged";
  return disabledAt === null ? "active" : "disabled";
}

interface DetailRow extends Row {
  fullNameEn: string | null;
  fullNameAr: string | null;
  city: string | null;
  locale: string;
  emailVerified: boolean;
  phoneVerified: boolean;
  twoFactor: boolean;
  disabledReason: string | null;
  companyId: number | null;
  role: "buyer" | "approver" | null;
}

/** Some customers for staff, unordered. */
export async function customersById(db: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row & { emailVerified: boolean; phoneVerified: boolean }>`
    select ${COLUMNS}, customer.email_verified as "emailVerified", customer.phone_verified as "phoneVerified"
    from ${FROM} where customer.id = any (${ids}::int[])
  `.execute(db);
  return rows.map(({ emailVerified, phoneVerified, ...row }) => ({
    ...presentRow(row),
    emailVerified,
    phoneVerified,
  }));
}

/** One customer for staff. */
export async function customerDetail(
  db: Connection,
  customerId: number,
): Promise<CustomerDetail | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${COLUMNS}, customer.full_name_en as "fullNameEn", customer.full_name_ar as "fullNameAr",
      customer.city, customer.locale, customer.email_verified as "emailVerified",
      customer.phone_verified as "phoneVerified", account.has_second_factor as "twoFactor",
      customer.disabled_reason as "disabledReason", member.company_id as "companyId", member.role
    from ${FROM} join identity.account_state as account on account.id = customer.id where customer.id = ${customerId}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { companyId, role, ...rest } = row;
  const { createdAt, disabledAt, erasedAt, ...detail } = rest;
  return {
    ...detail,
    createdAt: createdAt.toISOString(),
    state: stateOf({ disabledAt, erasedAt, mergedInto: row.mergedInto }),
    company: companyId === null || role === null ? null : { id: companyId, role },
  };
}
