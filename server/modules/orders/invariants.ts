import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** What is always true of orders. */
export const orderInvariants: Invariant[] = [
  invariant(
    "orders: lines, discounts and adjustments add up to the totals",
    sql`
      with goods as (
        select order_id, sum(line_piastres) as items, sum(discount_piastres) as discount, sum(vat_piastres) as vat
        from orders.order_line group by order_id
      ), extra as (
        select order_id, sum(piastres) filter (where kind <> 'promotion') as amount, sum(vat_piastres) as vat,
          -sum(piastres) filter (where kind = 'promotion') as explained
        from orders.adjustment group by order_id
      )
      select format('order %s', number) as where
      from orders.order left join goods on goods.order_id = id left join extra on extra.order_id = id
      where goods.items is distinct from items_piastres
        or goods.discount is distinct from discount_piastres
        or coalesce(explained, 0) <> discount_piastres
        or items_piastres - discount_piastres + coalesce(extra.amount, 0) <> total_piastres
        or goods.vat + coalesce(extra.vat, 0) is distinct from vat_piastres
    `,
  ),
  invariant(
    "orders: the last event of an order is its state",
    sql`
      select format('order %s: %s, last event %s', "order".number, "order".status, last.status) as where
      from orders.order
      left join lateral (
        select event.status from orders.order_event as event where event.order_id = "order".id
        order by event.id desc limit 1
      ) as last on true
      where last.status is distinct from "order".status
    `,
  ),
];
