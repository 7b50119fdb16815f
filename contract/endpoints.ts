import { orderRatingEndpoints } from "./aftercare/endpoints.ts";
import { alertEndpoints } from "./alerts/endpoints.ts";
import { fileEndpoints } from "./assortment/file-endpoints.ts";
import { productEndpoints } from "./assortment/product-endpoints.ts";
import { cartEndpoints } from "./cart/endpoints.ts";
import { checkSkuList } from "./cart/sku-list-endpoint.ts";
import { catalogEditingEndpoints } from "./catalog/editing-endpoints.ts";
import { catalogEndpoints } from "./catalog/endpoints.ts";
import { companyEndpoints } from "./companies/company-endpoints.ts";
import { companyDocumentEndpoints } from "./companies/document-endpoints.ts";
import { contentEndpoints } from "./content/endpoints.ts";
import { staffAlbumEndpoints } from "./content/staff/album-endpoints.ts";
import { staffFaqEndpoints } from "./content/staff/faq-endpoints.ts";
import { staffNewsEndpoints } from "./content/staff/news-endpoints.ts";
import { staffPageEndpoints } from "./content/staff/page-endpoints.ts";
import { staffVideoEndpoints } from "./content/staff/video-endpoints.ts";
import { accountEndpoints } from "./customers/account-endpoints.ts";
import { authEndpoints } from "./customers/auth-endpoints.ts";
import { passkeyEndpoints } from "./customers/passkey-endpoints.ts";
import { preferenceEndpoints } from "./customers/preference-endpoints.ts";
import { favouriteEndpoints } from "./favourites/endpoints.ts";
import { contactEndpoints } from "./feedback/contact-endpoints.ts";
import { ratingEndpoints } from "./feedback/rating-endpoints.ts";
import { countEndpoints } from "./inventory/count-endpoints.ts";
import { stockEndpoints } from "./inventory/stock-endpoints.ts";
import { invoiceEndpoints } from "./invoices/endpoints.ts";
import { paperEndpoints } from "./invoices/paper-endpoints.ts";
import { lightingEndpoints } from "./lighting/endpoints.ts";
import { plannerEndpoints } from "./lighting/planner-endpoints.ts";
import { savedPlanEndpoints } from "./lighting/saved-plan-endpoints.ts";
import { listEndpoints } from "./lists/endpoints.ts";
import { getLightLayers } from "./media/light-layers.ts";
import { menuEndpoints } from "./menus/endpoints.ts";
import { staffMenuEndpoints } from "./menus/staff-endpoints.ts";
import { messageTextEndpoints } from "./message-texts.ts";
import { orderCallEndpoints } from "./orders/call-endpoints.ts";
import { orderCodeEndpoints } from "./orders/code-endpoints.ts";
import { companyOrderEndpoints } from "./orders/company-endpoints.ts";
import { orderEndpoints } from "./orders/endpoints.ts";
import { fulfilmentEndpoints } from "./orders/fulfilment-endpoints.ts";
import { heldGoodsEndpoints } from "./orders/held-goods-endpoints.ts";
import { orderNoteEndpoints } from "./orders/note-endpoints.ts";
import { phoneOrderEndpoints } from "./orders/phone-endpoints.ts";
import { recipientEndpoints } from "./orders/recipient-endpoints.ts";
import { orderReportEndpoints } from "./orders/report-endpoints.ts";
import { staffOrderEndpoints } from "./orders/staff-endpoints.ts";
import { readPageSpeed, reportPageSpeed } from "./page-speed.ts";
import { paymentEndpoints } from "./payments/endpoints.ts";
import { companyDiscountEndpoints } from "./pricing/company-discount-endpoints.ts";
import { couponEndpoints } from "./pricing/coupon-endpoints.ts";
import { deliveryStaffEndpoints } from "./pricing/delivery-staff-endpoints.ts";
import { listDeliveryTerms } from "./pricing/delivery.ts";
import { offerEndpoints } from "./pricing/offer-endpoints.ts";
import { priceEndpoints } from "./pricing/price-endpoints.ts";
import { pricedProductEndpoints } from "./pricing/priced-product-endpoints.ts";
import { promotionEndpoints } from "./pricing/promotion-endpoints.ts";
import { findRedirect } from "./redirects/endpoints.ts";
import { staffRedirectEndpoints } from "./redirects/staff-endpoints.ts";
import { customerReturnEndpoints } from "./returns/endpoints.ts";
import { staffReturnEndpoints } from "./returns/staff-endpoints.ts";
import { settingEndpoints } from "./settings-registry.ts";
import { spreadsheetEndpoints } from "./spreadsheets/endpoints.ts";
import { staffCompanyEndpoints } from "./staff/company-endpoints.ts";
import { staffMergeEndpoints } from "./staff/merge-endpoints.ts";
import { staffPrivacyEndpoints } from "./staff/privacy-endpoints.ts";
import { staffEndpoints } from "./staff/staff-endpoints.ts";
import { viewEndpoints } from "./staff/view-endpoints.ts";
import { storefrontEndpoints } from "./storefront/endpoints.ts";
import { searchReportEndpoints } from "./storefront/report-endpoints.ts";
import { synonymEndpoints } from "./storefront/synonym-endpoints.ts";
import { walletEndpoints } from "./wallet/endpoints.ts";
import { walletRequestEndpoints } from "./wallet/request-endpoints.ts";

/** Every endpoint of the API by name. The browser imports only the type. */
export const endpoints = {
  reportPageSpeed,
  readPageSpeed,
  ...settingEndpoints,
  ...messageTextEndpoints,
  ...listEndpoints,
  ...paymentEndpoints,
  ...orderRatingEndpoints,
  ...companyOrderEndpoints,
  ...staffOrderEndpoints,
  ...orderNoteEndpoints,
  ...recipientEndpoints,
  ...orderCallEndpoints,
  ...phoneOrderEndpoints,
  ...orderReportEndpoints,
  ...searchReportEndpoints,
  ...synonymEndpoints,
  ...fulfilmentEndpoints,
  findRedirect,
  ...staffRedirectEndpoints,
  ...spreadsheetEndpoints,
  ...catalogEndpoints,
  ...storefrontEndpoints,
  ...menuEndpoints,
  ...staffMenuEndpoints,
  listDeliveryTerms,
  ...cartEndpoints,
  checkSkuList,
  ...lightingEndpoints,
  ...plannerEndpoints,
  getLightLayers,
  ...savedPlanEndpoints,
  ...orderEndpoints,
  ...orderCodeEndpoints,
  ...heldGoodsEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...preferenceEndpoints,
  ...passkeyEndpoints,
  ...companyEndpoints,
  ...staffEndpoints,
  ...viewEndpoints,
  ...favouriteEndpoints,
  ...alertEndpoints,
  ...ratingEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...staffPageEndpoints,
  ...staffNewsEndpoints,
  ...staffFaqEndpoints,
  ...staffAlbumEndpoints,
  ...staffVideoEndpoints,
  ...staffPrivacyEndpoints,
  ...staffCompanyEndpoints,
  ...companyDocumentEndpoints,
  ...staffMergeEndpoints,
  ...walletEndpoints,
  ...walletRequestEndpoints,
  ...couponEndpoints,
  ...promotionEndpoints,
  ...offerEndpoints,
  ...priceEndpoints,
  ...pricedProductEndpoints,
  ...companyDiscountEndpoints,
  ...deliveryStaffEndpoints,
  ...customerReturnEndpoints,
  ...staffReturnEndpoints,
  ...invoiceEndpoints,
  ...paperEndpoints,
  ...productEndpoints,
  ...fileEndpoints,
  ...catalogEditingEndpoints,
  ...stockEndpoints,
  ...countEndpoints,
};
