import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { ProductDetail } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { showProduct } from "#server/modules/catalog/index.ts";
import { productDetail } from "#server/modules/storefront/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";

/**
 * A product as its page would show it if it were published now: it is published in a transaction
 * that is rolled back. So the rules for what customers see apply here, too.
 */
export async function previewProduct(
  platform: Platform,
  locale: Locale,
  id: number,
): Promise<ProductDetail | undefined> {
  return dryRun(platform, async (work) => {
    const publishedAt = new Date(Date.now() - MINUTE_MS);
    await showProduct(work, id, { publishedAt, isArchived: false });
    return productDetail({ ...platform, db: work.db }, locale, id);
  }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === "not-found") return undefined;
    throw error;
  });
}
