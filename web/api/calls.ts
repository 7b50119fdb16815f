import type { CallTable } from "./call-table.ts";

/**
 * Calls made by public pages; those of accounts are in `account-calls.ts`, outside the first
 * script.
 */
export const calls = {
  findRedirect: ["GET", "/api/v1/redirects"],
  listProductCategories: ["GET", "/api/v1/product-categories"],
  listParentCategories: ["GET", "/api/v1/ProductCategories/GetAllParentCategoriesByType"],
  listSons: ["GET", "/api/v1/sons"],
  getProduct: ["GET", "/api/v1/products/{id}"],
  listProducts: ["GET", "/api/v1/products"],
  chooseLanguage: ["POST", "/api/v1/language"],
  suggest: ["GET", "/api/v1/search/suggestions"],
  getMenuDetail: ["GET", "/api/v1/menu-detail"],
  listBlocks: ["GET", "/api/v1/blocks"],
  listDeliveryTerms: ["GET", "/api/v1/delivery-terms"],
  getCart: ["GET", "/api/v1/cart"],
  addCartLine: ["POST", "/api/v1/cart/lines"],
  addCartLines: ["POST", "/api/v1/cart/sets"],
  setCartLine: ["PATCH", "/api/v1/cart/lines/{variantId}"],
  removeCartLine: ["DELETE", "/api/v1/cart/lines/{variantId}"],
  parkCart: ["POST", "/api/v1/cart/park"],
  restoreCart: ["POST", "/api/v1/cart/restore"],
  quoteCheckout: ["POST", "/api/v1/checkout/quote"],
  placeOrder: ["POST", "/api/v1/orders"],
  getOrder: ["GET", "/api/v1/orders/{number}"],
  lookUpOrder: ["POST", "/api/v1/orders/lookup"],
  listFavouriteIds: ["GET", "/api/v1/favourites/ids"],
  addFavourite: ["POST", "/api/v1/favourites"],
  removeFavourite: ["DELETE", "/api/v1/favourites/{productId}"],
  listRecentlyViewed: ["GET", "/api/v1/recently-viewed"],
  reportView: ["POST", "/api/v1/recently-viewed"],
} as const satisfies CallTable;
