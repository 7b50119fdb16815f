import type { ModulePlugin } from "#server/platform/module.ts";
import { pricingRoutes } from "./routes.ts";
import { watchOffers } from "./watch-offers.ts";

export { deliveryWindow, todayInEgypt, type DeliveryWindow } from "./delivery-window.ts";
export {
  currentPrices,
  deliveryTerms,
  deliveryTermsOf,
  type CurrentPrice,
} from "./pricing-queries.ts";
export { saveDeliveryTerms, type DeliveryRule } from "./save-delivery-terms.ts";
export { saveOffer, type NewOffer } from "./save-offer.ts";
export { savePrices, setPrice, type VariantPrice } from "./save-prices.ts";
export { VAT_RATE, vatContained } from "./vat.ts";

export const pricingModule: ModulePlugin = (app, platform) => {
  pricingRoutes(app, platform);
  let stopWatching: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopWatching = watchOffers(platform);
  });
  app.addHook("onClose", async () => stopWatching?.());
};
