import { sql } from "kysely";
import { variantProducts } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

interface Purchase {
  shopperId: number;
  productId: number;
}

/** Whether each product was delivered to its shopper; in the same order. */
export async function purchasedProducts(db: Connection, purchases: Purchase[]): Promise<boolean[]> {
  const shoppers = [...new Set(purchases.map(({ shopperId }) => shopperId))];
  if (shoppers.length === 0) return [];
  const { rows } = await sql<{ shopperId: number; variantId: number }>`
    select distinct "order".shopper_id as "shopperId", line.variant_id as "variantId"
    from orders."order" join orders.order_line as line on line.order_id = "order".id
    where "order".shopper_id = any (${shoppers}::integer[]) and line.delivered > 0`.execute(db);
  const productOf = await variantProducts(
    db,
    rows.map(({ variantId }) => variantId),
  );
  const bought = new Set(
    rows.map(({ shopperId, variantId }) => `${shopperId} ${productOf.get(variantId)}`),
  );
  return purchases.map(({ shopperId, productId }) => bought.has(`${shopperId} ${productId}`));
}
