import { sql } from "kysely";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PhoneGoods } from "#contract/orders/phone-endpoints.ts";
import { describeVariants } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

const SHOWN = 12;

/** Variants on sale whose SKU or name contains the text, those in stock first. */
export async function findGoods(db: Connection, q: string, locale: Locale): Promise<PhoneGoods[]> {
  const text = normaliseDigits(q).trim();
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ variantId: number; price: number; available: number }>`
    select variant.id as "variantId", price.amount as price, greatest(0, coalesce(stock.available, 0)) as available
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join pricing.current_price as price on price.variant_id = variant.id
    left join inventory.availability as stock on stock.variant_id = variant.id
    where variant.sku ilike ${part} or product.name ->> 'ar' ilike ${part} or product.name ->> 'en' ilike ${part}
    order by coalesce(stock.available, 0) <= 0, variant.sku limit ${SHOWN}
  `.execute(db);
  const described = await describeVariants(
    db,
    rows.map(({ variantId }) => variantId),
  );
  return rows.flatMap((row) => {
    const variant = described.find(({ variantId }) => variantId === row.variantId);
    if (!variant) return [];
    const { sku, name, options } = variant;
    return [{ ...row, sku, name: name[locale], options: options[locale] }];
  });
}
