import { productSource } from "./assortment/product-source.ts";
import { attributeSource } from "./catalog/attributes/attribute-source.ts";
import { brandSource, categorySource } from "./catalog/catalog-source.ts";
import { companySource } from "./companies/company-source.ts";
import { customerSource } from "./customers/customer-source.ts";
import { walletRequestSource } from "./customers/wallet/wallet-source.ts";
import { feedbackSource } from "./feedback/feedback-source.ts";
import { ratingSource } from "./feedback/rating-source.ts";
import {
  albumSource,
  newsSource,
  pageSource,
  questionSource,
  videoSource,
} from "./content/content-source.ts";
import { countSource, stockSource } from "./inventory/stock-source.ts";
import { blockSource } from "./menus/blocks/block-source.ts";
import { menuSource } from "./menus/menu-source.ts";
import { invoiceSource } from "./invoices/invoice-source.ts";
import { callSource } from "./orders/calls/call-source.ts";
import { mentionSource } from "./orders/notes/note-source.ts";
import { orderSource } from "./orders/order-source.ts";
import { outstandingSource, remittanceSource } from "./payments/remittances/remittance-source.ts";
import { proofSource } from "./payments/proof-source.ts";
import { refundSource } from "./payments/refund-source.ts";
import { deliverySource } from "./pricing/delivery/delivery-source.ts";
import { offerSource } from "./pricing/offers/offer-source.ts";
import { promotionSource } from "./pricing/promotions/promotion-source.ts";
import { companyDiscountSource } from "./pricing/company-discounts/company-discount-source.ts";
import { priceListSource } from "./pricing/price-lists/price-list-source.ts";
import { redirectSource } from "./redirects/redirect-source.ts";
import { returnSource } from "./returns/return-source.ts";
import type { Source } from "./shell/data/source.ts";
import { synonymSource } from "./storefront/synonym-source.ts";
import { importSource } from "./spreadsheets/import-source.ts";
import { auditSource } from "./staff/audit/audit-source.ts";
import { messageSource } from "./settings/messages/message-source.ts";
import { teamSource } from "./staff/team-source.ts";

/** The data source of each resource. */
export const sources: Record<string, Source> = {
  orders: orderSource,
  mentions: mentionSource,
  calls: callSource,
  proofs: proofSource,
  refunds: refundSource,
  remittances: remittanceSource,
  "outstanding-cash": outstandingSource,
  returns: returnSource,
  invoices: invoiceSource,
  products: productSource,
  stock: stockSource,
  counts: countSource,
  spreadsheets: importSource,
  categories: categorySource,
  brands: brandSource,
  attributes: attributeSource,
  synonyms: synonymSource,
  offers: offerSource,
  promotions: promotionSource,
  "price-lists": priceListSource,
  "company-discounts": companyDiscountSource,
  customers: customerSource,
  "wallet-requests": walletRequestSource,
  companies: companySource,
  feedback: feedbackSource,
  ratings: ratingSource,
  pages: pageSource,
  news: newsSource,
  questions: questionSource,
  albums: albumSource,
  videos: videoSource,
  menus: menuSource,
  blocks: blockSource,
  redirects: redirectSource,
  messages: messageSource,
  delivery: deliverySource,
  team: teamSource,
  audit: auditSource,
};
