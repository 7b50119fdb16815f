import { call } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

/** All are loaded at once, as a shop has few. */
const ALL = 1_000;

export const companyDiscountSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/company-discounts");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;
