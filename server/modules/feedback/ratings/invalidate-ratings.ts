import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The numbers stand on the product's page and cards, and they put lists in order. */
export function invalidateRatings(work: Work, productIds: number[]): void {
  work.invalidate("products", ...productIds.map((id) => `product:${id}`));
}
