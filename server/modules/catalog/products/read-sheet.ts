import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lineage, readDictionary } from "../dictionary.ts";
import type { Facts } from "../tables.ts";

/** The data sheet of a variant on sale. */
export interface VariantSheet {
  productId: number;
  sku: string;
  name: Bilingual;
  brand: Bilingual;
  /** From the top category down to the variant's own. */
  categoryCodes: string[];
  /** Of the product and the variant combined. */
  facts: Facts;
}

type Row = Omit<VariantSheet, "categoryCodes"> & { categoryId: number };

/** The sheet of a variant on sale; undefined for any other. */
export async function readSheet(
  platform: Pick<Platform, "db" | "cache">,
  variantId: number,
): Promise<VariantSheet | undefined> {
  const { rows } = await sql<Row>`
    select
      product.id as "productId", variant.sku, product.name, product.brand_name as brand,
      product.category_id as "categoryId", product.attributes || variant.attributes as facts
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    where variant.id = ${variantId}`.execute(platform.db);
  const [row] = rows;
  if (!row) return undefined;
  const { categoryId, ...sheet } = row;
  const dictionary = await readDictionary(platform);
  return { ...sheet, categoryCodes: lineage(dictionary, categoryId).map(({ code }) => code) };
}
