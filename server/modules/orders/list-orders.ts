import { type Expression, sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import type { OrderSummary } from "#contract/orders/endpoints.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FrozenPicture } from "./tables.ts";

const PAGE_SIZE = 10;
/** Pictures per row: this many can be taken in at a glance. */
const PICTURES = 4;

export interface ListAsked {
  page?: number | undefined;
  pageSize?: number | undefined;
}

interface Row {
  number: string;
  status: OrderStatus;
  placed_at: Date;
  total_piastres: number;
  payment_method: PaymentMethod;
  unitCount: number;
  pictures: FrozenPicture[];
}

/** The orders that a customer placed or added, newest first. */
export async function listOrders(
  db: Connection,
  shopperId: number,
  asked: ListAsked,
  locale: Locale,
): Promise<Page<OrderSummary>> {
  return pageOfOrders(db, ownOrders(shopperId), asked, locale);
}

/** A page of summaries of the orders whose ids `own` selects. */
export async function pageOfOrders(
  db: Connection,
  own: Expression<unknown>,
  { page = 1, pageSize = PAGE_SIZE }: ListAsked,
  locale: Locale,
): Promise<Page<OrderSummary>> {
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::integer as total from (${own}) own`.execute(db),
    sql<Row>`
      select "order".number, "order".status, "order".placed_at, "order".total_piastres,
        "order".payment_method, lines."unitCount", lines.pictures
      from (${own}) own
      join orders.order on "order".id = own.id
      cross join lateral (
        select sum(line.quantity)::integer as "unitCount",
          coalesce(
            jsonb_agg(line.picture order by line.position)
              filter (where line.picture is not null and line.position <= ${PICTURES}),
            '[]'
          ) as pictures
        from orders.order_line line where line.order_id = "order".id
      ) lines
      order by "order".placed_at desc, "order".id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    `.execute(db),
  ]);
  const items = rows.map((row) => presentSummary(row, locale));
  return { items, total: counted[0]?.total ?? 0, page, pageSize };
}

function ownOrders(shopperId: number) {
  return sql`select id from orders.order where shopper_id = ${shopperId}`;
}

function presentSummary(row: Row, locale: Locale): OrderSummary {
  return {
    number: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    total: row.total_piastres,
    paymentMethod: row.payment_method,
    unitCount: row.unitCount,
    pictures: row.pictures.map((picture) => ({ ...picture, alt: picture.alt[locale] })),
  };
}
