import { promotionEndpoints as contract } from "#contract/pricing/promotion-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { changePromotion, savePromotion } from "../promotions/save-promotion.ts";
import {
  draftOf,
  endPromotion,
  listPromotionRecords,
  promotionForChange,
  promotionRecord,
} from "./promotion-records.ts";
import { simulateCart } from "./simulate-cart.ts";

/** Promotions and coupons, for staff who set prices. */
export const promotionRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listPromotions, ({ query }) => listPromotionRecords(db, query));

  serveEndpoint(app, contract.getPromotion, ({ params }) => promotionRecord(db, params.id));

  serveStaffCommand(app, platform, contract.addPromotion, async ({ work, body, record }) => {
    const id = await savePromotion(work, draftOf(body));
    const after = await promotionRecord(work.db, id);
    await record({ action: "promotion.add", target: `promotion:${id}`, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.changePromotion, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...draft } = body;
    const before = await promotionForChange(work, params.id, version);
    await changePromotion(work, params.id, draftOf(draft), before.uses);
    const after = await promotionRecord(work.db, params.id);
    await record({ action: "promotion.save", target: `promotion:${params.id}`, before, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.endPromotion, async (input) => {
    const { work, params, body, record } = input;
    const before = await promotionForChange(work, params.id, body.version);
    await endPromotion(work, params.id);
    const after = await promotionRecord(work.db, params.id);
    await record({ action: "promotion.end", target: `promotion:${params.id}`, before, after });
    return after;
  });

  serveEndpoint(app, contract.simulateCart, ({ query }) => simulateCart(db, query));
};
