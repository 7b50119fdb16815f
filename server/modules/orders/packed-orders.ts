import { sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { FulfilmentState } from "#contract/orders/fulfilment.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** The data needed to pack an order. */
export interface PackedOrder {
  id: number;
  number: string;
  /** Null: erased. */
  name: string | null;
  phone: string | null;
  phone2: string | null;
  governorate: string;
  address: Address | null;
  placedAt: Date;
  isCod: boolean;
  /** To be paid in addition to store credit. */
  due: number;
  lines: PackedLine[];
  parcels: PackedParcel[];
}

export interface PackedLine {
  variantId: number;
  sku: string;
  name: Bilingual;
  options: Bilingual;
  quantity: number;
  /** Neither shipped nor cancelled. */
  open: number;
}

interface PackedParcel {
  number: number;
  state: FulfilmentState;
  courier: string | null;
  tracking: string | null;
  /** What the courier collects on delivery. */
  collect: number;
}

/** Orders by number, in the given order; unknown ones are left out. */
export async function packedOrders(
  db: Connection,
  numbers: readonly string[],
): Promise<PackedOrder[]> {
  const { rows } = await sql<PackedOrder>`
    select id, placed.number, contact_name as name, contact_phone as phone, contact_phone2 as phone2, governorate, address,
      placed_at as "placedAt", payment_method = 'cod' as "isCod", due_piastres as due,
      (select json_agg(json_build_object('variantId', variant_id, 'sku', sku, 'name', name, 'options', options,
          'quantity', quantity - cancelled, 'open', quantity - shipped - cancelled) order by position)
        from orders.order_line where order_id = placed.id) as lines,
      coalesce((select json_agg(json_build_object('number', number, 'state', state, 'courier', courier,
          'tracking', tracking, 'collect', collect_piastres) order by number)
        from orders.fulfilment where order_id = placed.id), '[]') as parcels
    from unnest(${numbers}::text[]) with ordinality as asked (number, place)
    join orders.order as placed on placed.number = asked.number order by place
  `.execute(db);
  return rows;
}
