import { sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrdersTables } from "./tables.ts";

type Line = OrdersTables["orders.order_line"];
type Adjustment = OrdersTables["orders.adjustment"];

/** What a bill needs of an order, as it was ordered. */
export interface BilledOrder {
  id: number;
  number: string;
  shopperId: number | null;
  locale: Locale;
  name: string;
  phone: string;
  address: Address;
  paymentMethod: string;
  /** Paid out of the wallet when the order was placed. */
  walletPiastres: number;
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

/** An order with what it consists of, in one statement. */
export async function billedOrder(db: Connection, orderId: number): Promise<BilledOrder> {
  const { rows } = await sql<BilledOrder>`
    select id, number, shopper_id as "shopperId", locale, contact_name as name, contact_phone as phone, address,
      payment_method as "paymentMethod",
      wallet_piastres as "walletPiastres",
      (select json_agg(line order by line.position) from orders.order_line as line where line.order_id = placed.id)
        as lines,
      coalesce(
        (select json_agg(row order by row.position) from orders.adjustment as row where row.order_id = placed.id),
        '[]'
      ) as adjustments
    from orders.order as placed where id = ${orderId}
  `.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}
