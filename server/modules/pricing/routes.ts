import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { listDeliveryTerms } from "#contract/pricing/delivery.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { deliveryTerms } from "./pricing-queries.ts";

export const pricingRoutes: ModulePlugin = (app, { db, cache }) => {
  serveShared(
    app,
    listDeliveryTerms,
    { cache, tags: () => ["delivery-terms"] },
    async ({ locale }) => ({
      items: await deliveryTerms(db, locale, cairoDay()),
    }),
  );
};
