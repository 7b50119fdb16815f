import { checkSkuList } from "#contract/cart/sku-list-endpoint.ts";

/** Rules for the typed list. */
export const skuListRules = checkSkuList.body;
