import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import type { Source } from "../../shell/data/source.ts";

export type PriceListPage = CallResponse<"GET /api/v1/admin/price-lists/{id}">;

/** All are loaded at once, as a shop has few. */
const ALL = 1_000;

export const priceListSource = {
  name: "price-lists",
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/price-lists");
    return { items, total: items.length };
  },
} satisfies Source;
