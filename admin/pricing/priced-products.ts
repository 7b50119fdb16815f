import { call } from "../api/client.ts";

/** Products with the ordinary prices of their variants. */
export const pricedProducts = {
  name: "priced-products",
  find: async (q: string) =>
    (await call("GET /api/v1/admin/priced-products", { query: { q } })).items,
};
