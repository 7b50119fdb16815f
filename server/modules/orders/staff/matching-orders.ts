import { type RawBuilder, type SqlBool, sql } from "kysely";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import type { OrderFilters } from "#contract/orders/staff-endpoints.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import { canonicalNumber } from "../order-number.ts";
import { midnight } from "../reports/midnight.ts";
import { isIn } from "./order-queues.ts";

/** SQL conditions for the filters of the orders list; empty: all orders. For `orders.order`. */
export function conditionsOf(filters: OrderFilters): RawBuilder<SqlBool>[] {
  const { q, status, queue, from, to, paymentMethod, governorate, courier } = filters;
  return [
    status && sql<SqlBool>`status = ${status}`,
    queue && isIn(queue),
    q !== "" && matches(q),
    from && sql<SqlBool>`placed_at >= ${midnight(sql`${from}::date`)}`,
    to && sql<SqlBool>`placed_at < ${midnight(sql`${to}::date + 1`)}`,
    paymentMethod && sql<SqlBool>`payment_method = ${paymentMethod}`,
    governorate && sql<SqlBool>`governorate = ${governorate}`,
    courier !== "" && isBroughtBy(courier),
  ].filter((condition) => condition !== undefined && condition !== "" && condition !== false);
}

/** The number, a phone or email as typed, or part of a name. */
function matches(q: string) {
  const text = normaliseDigits(q).trim();
  const phone = parseMobile(text) ?? "";
  return sql<SqlBool>`(
    number = ${canonicalNumber(text)} or contact_phone = ${phone} or contact_phone2 = ${phone}
    or lower(contact_email) = ${text.toLowerCase()} or contact_name ilike ${partOf(text)} or purchase_order = ${text}
  )`;
}

/** One of its parcels, including those that did not arrive. */
function isBroughtBy(courier: string) {
  return sql<SqlBool>`exists (
    select from orders.fulfilment as parcel where parcel.order_id = "order".id and courier ilike ${partOf(courier)}
  )`;
}

function partOf(text: string): string {
  return `%${escapeLike(text)}%`;
}
