import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const customerCall = callerOf({
  listCustomers: ["GET", "/api/v1/admin/customers"],
  getCustomer: ["GET", "/api/v1/admin/customers/{id}"],
  getCustomerOrders: ["GET", "/api/v1/admin/customers/{id}/orders"],
  signCustomerOut: ["POST", "/api/v1/admin/customers/{id}/sign-out"],
  disableCustomer: ["POST", "/api/v1/admin/customers/{id}/disable"],
  enableCustomer: ["POST", "/api/v1/admin/customers/{id}/enable"],
  listDuplicates: ["GET", "/api/v1/admin/customers/{id}/duplicates"],
  previewMerge: ["GET", "/api/v1/admin/customers/{id}/merge/{other}"],
  mergeCustomer: ["POST", "/api/v1/admin/customers/{id}/merge"],
  getCustomerPrivacy: ["GET", "/api/v1/admin/customers/{id}/privacy"],
  exportCustomer: ["POST", "/api/v1/admin/customers/{id}/export"],
  eraseCustomer: ["POST", "/api/v1/admin/customers/{id}/erase"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  type?: "person" | "company";
}

export const customerSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(await customerCall("listCustomers", { query: { page, ...filter } }), ({ id }) => id),
  one: (id) => customerCall("getCustomer", { params: { id: Number(id) } }),
} satisfies Source;
