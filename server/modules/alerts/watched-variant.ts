import { sql } from "kysely";
import type { VariantSummary } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** A variant as customers see it now; refused when it is not on sale. */
export async function watchedVariant(
  db: Connection,
  locale: Locale,
  variantId: number,
): Promise<VariantSummary> {
  const [variant] = await summarizeVariants(db, locale, [variantId]);
  return variant ?? refuse("not-found");
}

/** Whether there are alerts for variants of these products. */
export async function isWaitedFor(db: Connection, productIds: readonly number[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const { rows } = await sql`
    select from alerts.alert join catalog.listed_variant as variant on variant.id = alert.variant_id
    where variant.product_id = any (${productIds}::integer[]) limit 1`.execute(db);
  return rows.length > 0;
}
