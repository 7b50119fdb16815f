import { sql } from "kysely";
import type {
  BestSellerRow,
  ConversionRow,
  OrdersRow,
  RefusalsRow,
  SalesRow,
} from "#contract/orders/report-endpoints.ts";
import type { Span } from "#server/platform/http/report.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { cashRate, type CashRate } from "./cash-refusals.ts";
import { midnight } from "./midnight.ts";

const placedIn = ({ from, to }: Span) => sql`
  placed.placed_at >= ${midnight(sql`${from}::date`)}
  and placed.placed_at < ${midnight(sql`${to}::date + 1`)}`;

/** Orders that count as sold: not waiting for anything and not cancelled. */
const sold = sql`placed.status not in ('pending', 'cancelled')`;

/** First day of the day, week or month; weeks begin on Saturday. */
const BUCKETS = {
  day: sql`day`,
  week: sql`(date_trunc('week', day + interval '2 days') - interval '2 days')::date`,
  month: sql`date_trunc('month', day)::date`,
};

/** Every day, week or month of the span, including those without sales. */
export async function salesFigures(
  db: Connection,
  span: Span,
  by: keyof typeof BUCKETS,
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with days as (
      select day::date as day
      from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as day
    ), sales as (
      select (placed.placed_at at time zone 'Africa/Cairo')::date as day, count(*) as orders,
        sum(total_piastres - credited_piastres) as piastres
      from orders.order as placed where ${placedIn(span)} and ${sold} group by 1
    )
    select
      ${BUCKETS[by]} as day, coalesce(sum(orders), 0)::integer as orders,
      coalesce(sum(piastres), 0)::bigint as piastres,
      coalesce(round(sum(piastres) / nullif(sum(orders), 0)), 0)::bigint as average
    from days left join sales using (day) group by 1 order by 1`.execute(db);
  return rows;
}

/** Visits, carts and orders per day, week or month; orders entered by phone have no visit. */
export async function conversionFigures(
  db: Connection,
  span: Span,
  by: keyof typeof BUCKETS,
): Promise<ConversionRow[]> {
  const { rows } = await sql<ConversionRow>`
    with days as (
      select day::date as day
      from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as day
    ), bought as (
      select (placed.placed_at at time zone 'Africa/Cairo')::date as day, count(*) as orders
      from orders.order as placed where ${placedIn(span)} and placed.channel = 'web' group by 1
    )
    select
      ${BUCKETS[by]} as day, coalesce(sum(visits), 0)::integer as visits,
      coalesce(sum(carts), 0)::integer as carts, coalesce(sum(orders), 0)::integer as orders
    from days left join orders.visit_day using (day) left join bought using (day)
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Orders of the span by state and payment method. */
export async function orderFigures(db: Connection, span: Span): Promise<OrdersRow[]> {
  const { rows } = await sql<OrdersRow>`
    select status, payment_method as "paymentMethod", count(*)::integer as orders,
      sum(total_piastres - credited_piastres)::bigint as piastres
    from orders.order as placed where ${placedIn(span)}
    group by status, payment_method order by status, payment_method`.execute(db);
  return rows;
}

/** Of the cash orders in the span that have ended, how many were refused. */
export async function cashFigures(db: Connection, span: Span) {
  const { rows } = await sql<{ rate: CashRate }>`
    select ${cashRate(placedIn(span))} as rate`.execute(db);
  const { ended, refused } = rows[0]?.rate ?? { ended: 0, refused: 0 };
  const refusedShare = ended === 0 ? null : Math.round((refused * 10_000) / ended);
  return { ended, refused, refusedShare };
}

/** Reasons of refusals on the phone, by the day of the call. */
export async function refusalFigures(db: Connection, { from, to }: Span): Promise<RefusalsRow[]> {
  const { rows } = await sql<RefusalsRow>`
    select call.reason, count(*)::integer as orders, sum(placed.total_piastres)::bigint as piastres
    from orders.order_call as call join orders.order as placed on placed.id = call.order_id
    where call.result = 'refused'
      and call.at >= ${midnight(sql`${from}::date`)} and call.at < ${midnight(sql`${to}::date + 1`)}
    group by call.reason order by orders desc, call.reason`.execute(db);
  return rows;
}

/** Amount paid for the kept units of a line, rounded like its credits (`refundShare`). */
const KEPT_PIASTRES = sql`
  line.line_piastres - line.discount_piastres
    - (line.line_piastres - line.discount_piastres) * (line.cancelled + line.returned) / line.quantity`;

/** Best sellers, by units that were neither cancelled nor returned. */
export async function bestSellerFigures(
  db: Connection,
  span: Span,
  limit: number,
): Promise<BestSellerRow[]> {
  const { rows } = await sql<BestSellerRow>`
    select
      line.variant_id as "variantId", (array_agg(line.sku order by placed.id desc))[1] as sku,
      (array_agg(line.name::jsonb order by placed.id desc))[1] as name,
      (array_agg(line.options::jsonb order by placed.id desc))[1] as options,
      sum(line.quantity - line.cancelled - line.returned)::integer as units,
      sum(${KEPT_PIASTRES})::bigint as piastres
    from orders.order as placed join orders.order_line as line on line.order_id = placed.id
    where ${placedIn(span)} and ${sold}
    group by line.variant_id
    having sum(line.quantity - line.cancelled - line.returned) > 0
    order by units desc, piastres desc, line.variant_id
    limit ${limit}`.execute(db);
  return rows;
}
