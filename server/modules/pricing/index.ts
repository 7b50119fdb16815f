import { customerMerged, guestMerged, type ShopperMerge } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { companyDiscountRoutes } from "./editing/company-discounts.ts";
import { type PricedProductPorts, pricedProductRoutes } from "./editing/priced-products.ts";
import { offerRoutes, priceListRoutes } from "./editing/routes.ts";
import { priceRoutes } from "./prices/routes.ts";
import { couponRoutes } from "./promotions/coupon-routes.ts";
import { moveUses } from "./promotions/redeem-promotions.ts";
import { pricingRoutes } from "./routes.ts";
import { deliveryStaffRoutes } from "./staff/delivery-routes.ts";
import { promotionRoutes } from "./staff/promotion-routes.ts";
import { watchOffers } from "./watch-offers.ts";

export { deliveryWindow } from "./delivery-window.ts";
export {
  currentPrices,
  deliveryTerms,
  ordinaryPrices,
  todaysDeliveryTerms,
} from "./pricing-queries.ts";
export { saveDeliveryTerms, type DeliveryRule } from "./save-delivery-terms.ts";
export { type Adjustment, deliveryFee, type Ledger, priceLedger } from "./ledger/price-ledger.ts";
export { splitAmount } from "./ledger/split-amount.ts";
export type { Promotion } from "./ledger/promotion.ts";
export { type GoodsPrice, priceGoods } from "./ledger/price-goods.ts";
export { automaticPromotions, orderTerms, type OrderTerms } from "./promotions/order-terms.ts";
export { companyDiscounts } from "./editing/company-discounts.ts";
export { priceListName, priceLists, savePriceList } from "./promotions/price-lists.ts";
export { type PromotionDraft, savePromotion } from "./promotions/save-promotion.ts";
export { personKeys } from "./promotions/person-keys.ts";
export { giveBackPromotions, redeemPromotions } from "./promotions/redeem-promotions.ts";
export { priceListSheet } from "./sheets/price-list-sheet.ts";
export { priceSheet } from "./sheets/price-sheet.ts";
export { saveOffer } from "./save-offer.ts";
export { priceRecord } from "./prices/price-record.ts";
export { type NewPrice, PRICES_TAG, savePrices } from "./prices/save-prices.ts";
export { vatContained } from "./vat.ts";

export const pricingModule: ModulePlugin<[PricedProductPorts]> = (app, platform, ports) => {
  pricingRoutes(app, platform);
  couponRoutes(app, platform);
  promotionRoutes(app, platform);
  priceRoutes(app, platform);
  offerRoutes(app, platform);
  priceListRoutes(app, platform);
  companyDiscountRoutes(app, platform);
  pricedProductRoutes(app, platform, ports);
  deliveryStaffRoutes(app, platform);
  const merge = (work: Work, { fromShopperId, shopperId }: ShopperMerge) =>
    moveUses(work, fromShopperId, shopperId);
  platform.events.inTransaction(guestMerged, merge);
  platform.events.inTransaction(customerMerged, merge);
  let stopWatching: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopWatching = watchOffers(platform);
  });
  app.addHook("onClose", async () => stopWatching?.());
};
