import { call } from "../../api/client.ts";
import type { Source } from "../../shell/data/source.ts";

/** All are loaded at once, as a shop has few. */
const ALL = 1_000;

export const companyDiscountSource = {
  name: "company-discounts",
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/company-discounts");
    return { items, total: items.length };
  },
} satisfies Source;
