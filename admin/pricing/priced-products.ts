import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

const call = callerOf({
  listPricedProducts: ["GET", "/api/v1/admin/priced-products"],
} as const satisfies CallTable);

/** Products with the ordinary prices of their variants. */
export const pricedProducts = {
  name: "priced-products",
  find: async (q: string) => (await call("listPricedProducts", { query: { q } })).items,
};
