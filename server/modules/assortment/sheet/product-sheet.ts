import { sql } from "kysely";
import type { Sheet } from "#server/modules/spreadsheets/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readProductRecord } from "../record/read-product-record.ts";
import { productColumns, type ProductItem } from "./product-columns.ts";
import { type ProductRow, readProductRow } from "./product-row.ts";
import { writeProducts } from "./write-products.ts";

/**
 * Products with their variants, one row each. Empty cells and omitted rows change nothing. A new
 * code creates a draft; pictures and documents are edited by hand.
 */
export const productSheet: Sheet<ProductItem, ProductRow> = {
  kind: "products",
  columns: productColumns,
  items: productItems,
  read: readProductRow,
  write: writeProducts,
};

const PRODUCTS = 100;

async function productItems(db: Connection, after: string) {
  const { rows } = await sql<{ id: number; category: string; brand: string }>`
    select product.id, category.code as category, brand.code as brand
    from catalog.kept_product as product
    join catalog.kept_category as category on category.id = product.category_id
    join catalog.kept_brand as brand on brand.id = product.brand_id
    where product.code > ${after} and product.archived_at is null
    order by product.code limit ${PRODUCTS}
  `.execute(db);
  const items: (ProductItem & { key: string })[] = [];
  for (const { id, ...codes } of rows) {
    const product = await readProductRecord(db, id);
    if (product)
      items.push(...itemsOf(product, codes).map((item) => ({ ...item, key: product.code })));
  }
  return items;
}

function itemsOf(
  product: ProductItem["product"],
  codes: Pick<ProductItem, "category" | "brand">,
): ProductItem[] {
  return product.variants.map((variant, place) => ({
    ...codes,
    product,
    variant,
    isFirst: place === 0,
  }));
}
