import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of orders. */
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
    "orders: lines count what went out in parcels, arrived, was cancelled and came back",
    sql`
      with sent as (
        select line.order_id, line.position, coalesce(sum(line.quantity) filter (where parcel.failed_at is null), 0) as shipped,
          coalesce(sum(line.quantity) filter (where parcel.delivered_at is not null), 0) as delivered
        from orders.fulfilment_line as line join orders.fulfilment as parcel on parcel.id = line.fulfilment_id
        group by 1, 2
      ), credited as (
        select line.order_id, line.position, coalesce(sum(line.quantity) filter (where kind = 'cancellation'), 0) as cancelled,
          coalesce(sum(line.quantity) filter (where kind = 'return'), 0) as returned, sum(line.piastres) as piastres
        from orders.credit_line as line join orders.credit on credit.id = line.credit_id
        group by 1, 2
      )
      select format('line %s of order %s', line.position, line.order_id) as where
      from orders.order_line as line
      left join sent on sent.order_id = line.order_id and sent.position = line.position
      left join credited on credited.order_id = line.order_id and credited.position = line.position
      where line.shipped <> coalesce(sent.shipped, 0) or line.delivered <> coalesce(sent.delivered, 0)
        or line.cancelled <> coalesce(credited.cancelled, 0) or line.returned <> coalesce(credited.returned, 0)
        or coalesce(credited.piastres, 0)
          <> (line.line_piastres - line.discount_piastres) * (line.cancelled + line.returned) / line.quantity
    `,
  ),
  invariant(
    "orders: what was credited is the sum of the credits, and theirs of their lines",
    sql`
      select format('order %s', number) as where from orders.order as placed left join lateral (
        select sum(piastres) as piastres, sum(wallet_piastres + payout_piastres) as aside,
          bool_and(kind = 'goodwill' or goods_piastres = (
            select coalesce(sum(line.piastres), 0) from orders.credit_line as line where line.credit_id = credit.id
          )) as is_even
        from orders.credit where order_id = placed.id
      ) as credits on true
      where credited_piastres <> coalesce(credits.piastres, 0) or aside_piastres <> coalesce(credits.aside, 0)
        or credits.is_even is false
    `,
  ),
  invariant(
    "orders: the status follows the units",
    sql`
      select format('order %s: %s', placed.number, placed.status) as where
      from orders.order as placed cross join lateral (
        select sum(quantity - shipped - cancelled) as left, sum(shipped) as shipped, sum(delivered) as delivered
        from orders.order_line where order_id = placed.id
      ) as units
      where not case placed.status
        when 'cancelled' then units.left = 0 and shipped = 0
        when 'processing' then units.left > 0
        when 'shipped' then units.left = 0 and shipped > delivered
        when 'delivered' then units.left = 0 and shipped = delivered and shipped > 0
        when 'completed' then units.left = 0 and shipped = delivered and shipped > 0
        else units.left > 0 and shipped = 0 end
    `,
  ),
  invariant(
    "orders: an order holds what is left of it, and no more",
    sql`
      with wanted as (
        select 'order:' || placed.number as originator, line.variant_id,
          sum(line.quantity - line.shipped - line.cancelled) as quantity
        from orders.order as placed join orders.order_line as line on line.order_id = placed.id
        -- What waits may have waited too long.
        where placed.waiting_for is null
        group by 1, 2
      ), held as (
        select originator, variant_id, quantity from inventory.held_stock
        where originator in (select originator from wanted)
      )
      select format('%s, variant %s: left %s, held %s', originator, variant_id, wanted.quantity, held.quantity) as where
      from wanted full join held using (originator, variant_id)
      where coalesce(wanted.quantity, 0) <> coalesce(held.quantity, 0)
    `,
  ),
  invariant(
    "orders: stock left with the parcels, once",
    sql`
      with sent as (
        -- Also of parcels that came back: the goods come in again as a movement of their own.
        select placed.number, line.variant_id, sum(line.shipped + coalesce((
          select sum(lost.quantity) from orders.fulfilment_line as lost
          join orders.fulfilment as parcel on parcel.id = lost.fulfilment_id and parcel.failed_at is not null
          where lost.order_id = line.order_id and lost.position = line.position
        ), 0)) as quantity
        from orders.order as placed join orders.order_line as line on line.order_id = placed.id group by 1, 2
      ), gone as (
        -- Before there were parcels it left under the order's own name.
        select split_part(substr(originator, strpos(originator, ':') + 1), '/', 1) as number, variant_id,
          sum(quantity) as quantity
        from inventory.sold_stock where originator like 'order:%' or originator like 'parcel:%' group by 1, 2
      )
      select format('order %s, variant %s: sent %s, gone %s', number, variant_id, sent.quantity, gone.quantity) as where
      from sent full join gone using (number, variant_id)
      where coalesce(sent.quantity, 0) <> coalesce(gone.quantity, 0)
    `,
  ),
  invariant(
    "orders: the last event of an order is its state",
    sql`
      select format('order %s: %s, last event %s', "order".number, concat_ws(' ', "order".status, waiting_for),
        concat_ws(' ', last.status, last.awaited)) as where
      from orders.order
      left join lateral (
        select event.status, event.waiting_for as awaited from orders.order_event as event where event.order_id = "order".id
        order by event.id desc limit 1
      ) as last on true
      where (last.status, last.awaited) is distinct from ("order".status, waiting_for)
    `,
  ),
];
