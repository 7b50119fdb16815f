import { automaticPromotions, type GoodsPrice, priceGoods } from "#server/modules/pricing/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type DescribedCartLine, readCartLines } from "./cart-lines.ts";

export interface CartContents {
  lines: DescribedCartLine[];
  price: GoodsPrice;
  /** Units set aside ("parked"). */
  parkedQuantity: number;
}

/** A shopper's cart with current names, prices, promotions and stock. */
export async function readCart(db: Connection, shopperId: number): Promise<CartContents> {
  const all = await readCartLines(db, shopperId);
  const lines = all.filter((line) => !line.isParked);
  const variantIds = lines.map(({ variantId }) => variantId);
  const promotions =
    lines.length === 0 ? [] : await automaticPromotions(db, { shopperId, variantIds });
  const goods = lines.map(({ variantId, quantity, amount }) => ({
    variantId,
    quantity,
    unit: amount ?? 0,
  }));
  const parkedQuantity = all
    .filter((line) => line.isParked)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, price: priceGoods(goods, promotions), parkedQuantity };
}
