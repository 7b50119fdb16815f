import type { CallResponse, CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const priceListCall = callerOf({
  listPriceLists: ["GET", "/api/v1/admin/price-lists"],
  getPriceList: ["GET", "/api/v1/admin/price-lists/{id}"],
  addPriceList: ["POST", "/api/v1/admin/price-lists"],
  savePriceList: ["PUT", "/api/v1/admin/price-lists/{id}"],
} as const satisfies CallTable);

export type PriceListPage = CallResponse<"getPriceList">;

/** All are loaded at once, as a shop has few. */
const ALL = 1_000;

export const priceListSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await priceListCall("listPriceLists");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;
