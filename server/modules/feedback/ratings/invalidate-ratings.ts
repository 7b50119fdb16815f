import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Rating averages appear on product pages and cards, and lists can be sorted by them. */
export function invalidateRatings(work: Work, productIds: number[]): void {
  work.invalidate("products", ...productIds.map((id) => `product:${id}`));
}
