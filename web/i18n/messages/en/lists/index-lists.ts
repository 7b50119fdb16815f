import { skuList } from "./sku-list.ts";

/** Messages of the quick order by SKU. */
export const messages = { skuList };
