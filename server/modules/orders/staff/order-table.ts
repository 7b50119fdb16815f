import { sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import { type GovernorateCode, GOVERNORATES } from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import { STAFF_STATUS_LABELS, type OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { OrderFilters } from "#contract/orders/staff-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import { orderHeadings, paymentMethodNames } from "../messages/order-table.ts";
import { conditionsOf } from "./matching-orders.ts";

const AT_ONCE = 500;

interface Row {
  id: number;
  number: string;
  /** Cairo time, as `2026-11-26 14:05`. */
  placedAt: string;
  status: OrderStatus;
  name: string | null;
  phone: string | null;
  phone2: string | null;
  governorate: GovernorateCode;
  address: Address | null;
  paymentMethod: PaymentMethod;
  total: number;
  credited: number;
  due: number;
  units: number;
  couriers: string | null;
  trackings: string | null;
}

/** The value of each column. */
const CELLS: Record<keyof typeof orderHeadings, (row: Row, locale: Locale) => Cell> = {
  number: ({ number }) => number,
  placedAt: ({ placedAt }) => placedAt,
  status: ({ status }, locale) => STAFF_STATUS_LABELS[status][locale],
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  phone2: ({ phone2 }) => phone2,
  governorate: ({ governorate }, locale) => GOVERNORATES[governorate][locale],
  city: ({ address }) => address?.city ?? null,
  paymentMethod: ({ paymentMethod }, locale) => paymentMethodNames[paymentMethod][locale],
  units: ({ units }) => units,
  total: ({ total }) => total / PIASTRES_PER_POUND,
  credited: ({ credited }) => credited / PIASTRES_PER_POUND,
  due: ({ due }) => due / PIASTRES_PER_POUND,
  couriers: ({ couriers }) => couriers,
  trackings: ({ trackings }) => trackings,
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** The filtered orders as rows, newest first, after a row of headings; read while they are sent. */
export async function* orderTable(
  db: Connection,
  filters: OrderFilters,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => orderHeadings[column][locale]);
  let before: number | null = null;
  for (;;) {
    const rows = await rowsBefore(db, filters, before);
    for (const row of rows) yield COLUMNS.map((column) => CELLS[column](row, locale));
    const last = rows.at(-1);
    if (!last) return;
    before = last.id;
  }
}

async function rowsBefore(
  db: Connection,
  filters: OrderFilters,
  before: number | null,
): Promise<Row[]> {
  const all = [sql`(${before}::int is null or id < ${before}::int)`, ...conditionsOf(filters)];
  const { rows } = await sql<Row>`
    select id, number, to_char(placed_at at time zone 'Africa/Cairo', 'YYYY-MM-DD HH24:MI') as "placedAt", status,
      contact_name as name, contact_phone as phone, contact_phone2 as phone2, governorate, address,
      payment_method as "paymentMethod", total_piastres as total, credited_piastres as credited, due_piastres as due,
      (select sum(quantity - cancelled)::int from orders.order_line as line where line.order_id = "order".id) as units,
      parcels.couriers, parcels.trackings
    from orders.order left join lateral (
      select string_agg(distinct courier, ' / ') as couriers, string_agg(tracking, ' / ' order by number) as trackings
      from orders.fulfilment where order_id = "order".id
    ) as parcels on true
    where ${sql.join(all, sql` and `)} order by id desc limit ${AT_ONCE}
  `.execute(db);
  return rows;
}
