import { sql } from "kysely";
import { type GoodsPrice, priceGoods, promotionsFor } from "#server/modules/pricing/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type DescribedCartLine, describedLines, readDescribed } from "./cart-lines.ts";

export interface CartContents {
  lines: DescribedCartLine[];
  price: GoodsPrice;
  /** Units set aside ("parked"). */
  parkedQuantity: number;
}

/** A shopper's cart with current names, prices, promotions and stock, in one statement. */
export async function readCart(db: Connection, shopperId: number): Promise<CartContents> {
  const rows = await describedLines(db, shopperId)
    .select(automaticPromotions(shopperId).as("promotions"))
    .orderBy("line.added_at")
    .orderBy("line.variant_id")
    .execute();
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

/** Promotions for the cart's products that need no code; looked up once, not per line. */
function automaticPromotions(shopperId: number) {
  const variantIds = sql`array(
    select variant_id from cart.line where shopper_id = ${shopperId} and not is_parked
  )`;
  return promotionsFor({ shopperId, people: [], variantIds, coupon: null });
}
