import type { VariantSummary } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { describeVariants } from "#server/modules/catalog/index.ts";
import { availability } from "#server/modules/inventory/index.ts";
import { currentPrices } from "#server/modules/pricing/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Variant summaries in the order of their ids; those not on sale are missing. */
export async function summarizeVariants(
  db: Connection,
  locale: Locale,
  variantIds: number[],
): Promise<VariantSummary[]> {
  if (variantIds.length === 0) return [];
  const described = await describeVariants(db, variantIds);
  const prices = await currentPrices(db, variantIds);
  const available = await availability(db, variantIds);
  return described.flatMap((variant): VariantSummary[] => {
    const { variantId, productId, picture } = variant;
    const price = prices.get(variantId);
    if (!price || !variant.isListed) return [];
    return [
      {
        variantId,
        productId,
        name: variant.name[locale],
        options: variant.options[locale],
        path: variant.path[locale],
        price: { amount: price.amount, was: price.was },
        available: available.get(variantId) ?? 0,
        picture: picture && { ...picture, alt: picture.alt[locale] },
      },
    ];
  });
}
