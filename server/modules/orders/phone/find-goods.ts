import { sql } from "kysely";
import { normaliseCode } from "#contract/kernel/digits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PhoneGoods } from "#contract/orders/phone-endpoints.ts";
import { describeVariants } from "#server/modules/catalog/index.ts";
import { productsNamed } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";

const SHOWN = 12;

/**
 * Variants on sale of the products that the back office's list finds, in any Arabic spelling and
 * word order: first those whose SKU was typed, then those in stock.
 */
export async function findGoods(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  q: string,
  locale: Locale,
): Promise<PhoneGoods[]> {
  const { db } = platform;
  const productIds = await productsNamed(platform, q);
  const code = normaliseCode(q).toLowerCase();
  const { rows } = await sql<{ variantId: number; price: number; available: number }>`
    select variant.id as "variantId", price.amount as price, greatest(0, coalesce(stock.available, 0)) as available
    from catalog.listed_variant as variant
    join pricing.current_price as price on price.variant_id = variant.id
    left join inventory.availability as stock on stock.variant_id = variant.id
    where variant.product_id = any (${productIds}::int[])
    order by strpos(lower(variant.sku), ${code}) = 0, coalesce(stock.available, 0) <= 0, variant.sku limit ${SHOWN}
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
