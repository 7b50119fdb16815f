import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const companyDiscountCall = callerOf({
  listCompanyDiscounts: ["GET", "/api/v1/admin/company-discounts"],
  addCompanyDiscount: ["POST", "/api/v1/admin/company-discounts"],
  saveCompanyDiscount: ["PUT", "/api/v1/admin/company-discounts/{id}"],
  endCompanyDiscount: ["DELETE", "/api/v1/admin/company-discounts/{id}"],
} as const satisfies CallTable);

/** All are loaded at once, as a shop has few. */
const ALL = 1_000;

export const companyDiscountSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await companyDiscountCall("listCompanyDiscounts");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;
