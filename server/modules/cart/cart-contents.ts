import { sql } from "kysely";
import { type ShopperQuery, statementShopper } from "#server/modules/customers/index.ts";
import {
  type GoodsPrice,
  priceGoods,
  type PromotionRow,
  promotionsFor,
} from "#server/modules/pricing/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import {
  DESCRIBED,
  type DescribedCartLine,
  type DescribedRow,
  LINES,
  readDescribed,
  statementVariants,
} from "./cart-lines.ts";

export interface CartContents {
  lines: DescribedCartLine[];
  price: GoodsPrice;
  /** Units set aside ("parked"). */
  parkedQuantity: number;
}

/** A shopper's cart with current names, prices, promotions and stock, in one statement. */
export async function readCart(db: Connection, shopper: ShopperQuery): Promise<CartContents> {
  const { rows } = await sql<CartRow>`${PREPARED}
    with shopper as (${shopper})
    select ${DESCRIBED}, ${automaticPromotions} as promotions ${LINES}
    order by line.added_at, line.variant_id
  `.execute(db);
  const all = rows.flatMap(readDescribed);
  const lines = all.filter((line) => !line.isParked);
  const goods = lines.map(({ variantId, quantity, amount }) => ({
    variantId,
    quantity,
    unit: amount ?? 0,
  }));
  const parkedQuantity = all
    .filter((line) => line.isParked)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, price: priceGoods(goods, rows[0]?.promotions ?? []), parkedQuantity };
}

type CartRow = DescribedRow & { promotions: PromotionRow[] };

/** Promotions for the cart's products that need no code; looked up once, not per line. */
const automaticPromotions = promotionsFor({
  shopperId: statementShopper,
  people: [],
  variantIds: statementVariants,
  coupon: null,
});
