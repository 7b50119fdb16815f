import { listDeliveryTerms } from "#contract/pricing/delivery.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { todayInEgypt } from "./delivery-window.ts";
import { deliveryTerms } from "./pricing-queries.ts";

export const pricingRoutes: ModulePlugin = (app, { db }) => {
  serveEndpoint(app, listDeliveryTerms, async ({ locale }) => ({
    items: await deliveryTerms(db, locale, todayInEgypt()),
  }));
};
