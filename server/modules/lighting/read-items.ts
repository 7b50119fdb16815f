import { sql } from "kysely";
import type { DescribedCartLine } from "#server/modules/cart/index.ts";
import { type Dictionary, type Facts, lineage } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CartItem } from "./items/cart-item.ts";

interface Row {
  variant_id: number;
  product_id: number;
  category_id: number;
  facts: Facts;
}

/** The attributes of a cart's items, in its order; items no longer on sale are left out. */
export async function readItems(
  db: Connection,
  dictionary: Dictionary,
  lines: readonly Pick<DescribedCartLine, "variantId" | "quantity">[],
): Promise<CartItem[]> {
  const { rows } = await sql<Row>`
    select variant.id as variant_id, product.id as product_id, product.category_id,
      product.attributes || variant.attributes as facts
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    where variant.id = any (${lines.map(({ variantId }) => variantId)}::integer[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.variant_id, row]));
  return lines.flatMap(({ variantId, quantity }) => {
    const row = byId.get(variantId);
    if (!row) return [];
    const categoryCodes = lineage(dictionary, row.category_id)
      .map(({ code }) => code)
      .toReversed();
    return [{ variantId, productId: row.product_id, quantity, categoryCodes, facts: row.facts }];
  });
}
