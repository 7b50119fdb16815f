import { coupons } from "#demo/promotions.ts";
import { savePromotion } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The coupons of the demo shop, from now on and until further notice; each customer uses one once. */
export async function loadCoupons(work: Work): Promise<void> {
  for (const { code, label, minimum, basisPoints, upTo } of coupons) {
    await savePromotion(work, {
      code,
      label,
      minimum,
      useLimitEach: 1,
      from: new Date(),
      until: null,
      benefit: { kind: "percent", basisPoints, upTo },
    });
  }
}
