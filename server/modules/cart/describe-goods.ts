import { sql } from "kysely";
import { type ShopperQuery, statementShopper } from "#server/modules/customers/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import {
  DESCRIBED,
  type DescribedCartLine,
  type DescribedRow,
  PRICES,
  readDescribed,
} from "./cart-lines.ts";

/**
 * Variants as they would be cart lines of this shopper, with the price list of its company; unknown
 * ids are left out. What is no longer on sale has no units available.
 */
export async function describeGoods(
  db: Connection,
  shopper: ShopperQuery,
  goods: readonly { variantId: number; quantity: number }[],
): Promise<DescribedCartLine[]> {
  if (goods.length === 0) return [];
  const { rows } = await sql<DescribedRow>`
    with shopper as (${shopper}), line as (
      select variant_id, quantity, place, false as is_parked, ${statementShopper} as shopper_id
      from unnest(${goods.map(({ variantId }) => variantId)}::int[], ${goods.map(({ quantity }) => quantity)}::int[])
        with ordinality as wanted (variant_id, quantity, place)
    )
    select ${DESCRIBED} from line ${PRICES} order by line.place
  `.execute(db);
  return rows.flatMap(readDescribed);
}
