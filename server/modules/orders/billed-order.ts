import { type Selectable, sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrdersTables } from "./tables.ts";

type Line = Selectable<OrdersTables["orders.order_line"]>;
type Adjustment = Selectable<OrdersTables["orders.adjustment"]>;

/** The data of an order that a bill needs: what is left of it after cancellations. */
export interface BilledOrder {
  id: number;
  number: string;
  companyId: number | null;
  locale: Locale;
  placedAt: Date;
  name: string;
  phone: string;
  address: Address;
  paymentMethod: string;
  /** Number of its latest credit, and goodwill that no other credit has deducted yet. */
  lastCredit: number;
  goodwill: number;
  lines: BilledLine[];
  adjustments: Pick<Adjustment, "kind" | "piastres" | "vat_piastres" | "vat_rate">[];
}

export type BilledLine = Pick<
  Line,
  | "position"
  | "sku"
  | "quantity"
  | "unit_piastres"
  | "line_piastres"
  | "discount_piastres"
  | "vat_piastres"
  | "vat_rate"
> & { name: Bilingual; options: Bilingual };

/** The bill of an order as it is now, in one statement. */
export async function billedOrder(db: Connection, orderId: number): Promise<BilledOrder> {
  const { rows } = await sql<BilledOrder>`
    select id, number, company_id as "companyId", locale, placed_at as "placedAt", coalesce(contact_name, '') as name,
      coalesce(contact_phone, '') as phone,
      coalesce(address, jsonb_build_object('governorate', governorate, 'city', '', 'street', '', 'building', '')) as address,
      payment_method as "paymentMethod", credits.last as "lastCredit", credits.goodwill,
      (select coalesce(json_agg(json_build_object(
          'position', position, 'sku', sku, 'name', name, 'options', options, 'quantity', quantity - gone,
          'unit_piastres', unit_piastres, 'line_piastres', unit_piastres * (quantity - gone),
          'discount_piastres', unit_piastres * (quantity - gone) - (paid - paid * gone / quantity),
          'vat_piastres', vat_piastres - vat_piastres * gone / quantity, 'vat_rate', vat_rate
        ) order by position), '[]')
        from orders.order_line cross join lateral (
          select cancelled + returned as gone, line_piastres - discount_piastres as paid
        ) as units
        where order_id = placed.id and gone < quantity) as lines,
      (select coalesce(json_agg(json_build_object('kind', kind, 'piastres', piastres, 'vat_piastres', vat_piastres,
          'vat_rate', vat_rate) order by position), '[]')
        from orders.adjustment where order_id = placed.id) as adjustments
    from orders.order as placed cross join lateral (
      select coalesce(max(credit.number), 0) as last,
        coalesce(sum(case when kind = 'goodwill' then piastres else -setoff_piastres end), 0)::bigint as goodwill
      from orders.credit where order_id = placed.id
    ) as credits
    where id = ${orderId}
  `.execute(db);
  const [bill] = rows;
  if (!bill) throw new Error(`there is no order ${orderId}`);
  return bill;
}
