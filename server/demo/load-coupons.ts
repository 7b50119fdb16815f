import { coupons } from "#demo/promotions.ts";
import { savePromotion } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The demo shop's coupons, valid from now on without an end; each customer may use each once. */
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
