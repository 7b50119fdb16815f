import type { ProductDetail } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { showProduct } from "#server/modules/catalog/index.ts";
import { productDetail } from "#server/modules/storefront/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";

const A_MINUTE_MS = 60_000;

/** Rolls the transaction back. */
class Undone extends Error {}

/**
 * A product as its page would show it if it were published now: it is published in a transaction
 * that is rolled back. So the rules for what customers see apply here, too.
 */
export async function previewProduct(
  platform: Platform,
  locale: Locale,
  id: number,
): Promise<ProductDetail | undefined> {
  let detail: ProductDetail | undefined;
  try {
    await inTransaction(platform, async (work) => {
      const publishedAt = new Date(Date.now() - A_MINUTE_MS);
      await showProduct(work, id, { publishedAt, isArchived: false });
      detail = await productDetail({ ...platform, db: work.db }, locale, id);
      throw new Undone();
    });
  } catch (error) {
    const isUnknown = error instanceof ProblemError && error.code === "not-found";
    if (!isUnknown && !(error instanceof Undone)) throw error;
  }
  return detail;
}
