import { DAY_MS } from "#contract/kernel/time/units.ts";
import { couponEndpoints } from "#contract/pricing/coupon-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { savePromotion } from "./save-promotion.ts";

export const couponRoutes: ModulePlugin = (app, platform) => {
  serveStaffCommand(app, platform, couponEndpoints.addCoupon, async ({ work, body, record }) => {
    const { basisPoints, upTo = null, days, ...draft } = body;
    const from = new Date();
    const id = await savePromotion(work, {
      ...draft,
      from,
      until: days === undefined ? null : new Date(from.getTime() + days * DAY_MS),
      benefit: { kind: "percent", basisPoints, upTo },
    });
    await record({ action: "coupon.add", target: `promotion:${id}`, after: body });
    return { id, code: draft.code };
  });
};
