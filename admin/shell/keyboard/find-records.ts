import type { Permission } from "#contract/kernel/permissions.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";

const call = callerOf({
  listStaffOrders: ["GET", "/api/v1/admin/orders"],
  listProductRecords: ["GET", "/api/v1/admin/products"],
  listCustomers: ["GET", "/api/v1/admin/customers"],
} as const satisfies CallTable);

export interface FoundRecord {
  path: string;
  title: string;
  /** What tells it from others of the same name. */
  detail: string;
}

interface RecordSearch {
  /** As the menu calls the list. */
  resource: "orders" | "products" | "customers";
  permission: Permission;
  find: (q: string) => Promise<FoundRecord[]>;
}

const MOST = 5;

/** What can be found by its number, name, phone, SKU or email: by the lists' own searches. */
export const recordSearches: readonly RecordSearch[] = [
  {
    resource: "orders",
    permission: "order:read",
    find: async (q) => {
      const { items } = await call("listStaffOrders", { query: { q } });
      return items.slice(0, MOST).map(({ number, name }) => ({
        path: `/orders/${number}/show`,
        title: number,
        detail: name ?? "",
      }));
    },
  },
  {
    resource: "products",
    permission: "product:write",
    find: async (q) => {
      const { items } = await call("listProductRecords", { query: { q, pageSize: MOST } });
      return items.map(({ id, name, skus }) => ({
        path: `/products/${id}/show`,
        title: name[locale],
        detail: skus[0] ?? "",
      }));
    },
  },
  {
    resource: "customers",
    permission: "customer:read",
    find: async (q) => {
      const { items } = await call("listCustomers", { query: { q } });
      return items.slice(0, MOST).map(({ id, name, phone, email }) => ({
        path: `/customers/${id}/show`,
        title: name,
        detail: phone ?? email ?? "",
      }));
    },
  },
];
