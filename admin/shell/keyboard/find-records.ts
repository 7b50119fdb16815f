import type { Permission } from "#contract/kernel/permissions.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";

export interface FoundRecord {
  path: string;
  title: string;
  /** Distinguishes it from others with the same name. */
  detail: string;
}

interface RecordSearch {
  /** The list's name in the menu. */
  resource: "orders" | "products" | "customers";
  permission: Permission;
  find: (q: string) => Promise<FoundRecord[]>;
}

const MOST = 5;

/**
 * Records that can be found by number, name, phone, SKU or email, using the lists' own searches.
 */
export const recordSearches: readonly RecordSearch[] = [
  {
    resource: "orders",
    permission: "order:read",
    find: async (q) => {
      const { items } = await call("GET /api/v1/admin/orders", { query: { q } });
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
      const { items } = await call("GET /api/v1/admin/products", { query: { q, pageSize: MOST } });
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
      const { items } = await call("GET /api/v1/admin/customers", { query: { q } });
      return items.slice(0, MOST).map(({ id, name, phone, email }) => ({
        path: `/customers/${id}/show`,
        title: name,
        detail: phone ?? email ?? "",
      }));
    },
  },
];
