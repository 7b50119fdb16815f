import { DAY_MS } from "#contract/kernel/time/units.ts";
import { catalogue } from "#demo/index.ts";
import { ratings } from "#demo/ratings/index.ts";
import { loadRatings } from "#server/modules/feedback/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Published ratings of the demo shop. @param productIds in the order of the demo catalogue */
export async function loadDemoRatings(work: Work, productIds: number[]): Promise<void> {
  const idOf = new Map(
    catalogue.products.map(({ code }, index) => [code, productIds[index] ?? 0] as const),
  );
  await loadRatings(
    work,
    ratings.map(({ product, daysAgo, text = "", ...rating }) => {
      const productId = idOf.get(product);
      if (productId === undefined) throw new Error(`a rating of ${product}, which does not exist`);
      return { ...rating, text, productId, ratedAt: new Date(Date.now() - daysAgo * DAY_MS) };
    }),
  );
}
