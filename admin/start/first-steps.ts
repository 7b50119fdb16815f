import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

const call = callerOf({
  listSettings: ["GET", "/api/v1/admin/settings"],
  listStaffDeliveryTerms: ["GET", "/api/v1/admin/delivery-terms"],
  listBrands: ["GET", "/api/v1/admin/brands"],
  listCategories: ["GET", "/api/v1/admin/categories"],
  listProductRecords: ["GET", "/api/v1/admin/products"],
  listStaffPages: ["GET", "/api/v1/admin/pages"],
  listMenus: ["GET", "/api/v1/admin/menus"],
} as const satisfies CallTable);

interface FirstStep {
  key: "contacts" | "legal" | "delivery" | "brands" | "categories" | "products" | "pages" | "menus";
  path: string;
  isDone: () => Promise<boolean>;
}

async function areSet(...keys: string[]): Promise<boolean> {
  const { items } = await call("listSettings");
  return items.every(({ id, isDefault }) => !isDefault || !keys.includes(id));
}

/** Pages required by law. */
const NEEDED_PAGES: readonly ContentPageCode[] = ["privacy-policy", "terms-and-conditions"];

/** What a shop needs before its first customer, in order of dependency. */
export const firstSteps: readonly FirstStep[] = [
  { key: "contacts", path: "/settings", isDone: () => areSet("hotline", "email", "address") },
  { key: "legal", path: "/settings", isDone: () => areSet("legal") },
  {
    key: "delivery",
    path: "/delivery",
    isDone: async () =>
      (await call("listStaffDeliveryTerms")).items.some(({ terms }) => terms !== null),
  },
  {
    key: "brands",
    path: "/brands",
    isDone: async () => (await call("listBrands")).items.length > 0,
  },
  {
    key: "categories",
    path: "/categories",
    isDone: async () => (await call("listCategories")).items.length > 0,
  },
  {
    key: "products",
    path: "/products",
    isDone: async () => {
      const query = { state: "published", pageSize: 1 } as const;
      return (await call("listProductRecords", { query })).total > 0;
    },
  },
  {
    key: "pages",
    path: "/pages",
    isDone: async () => {
      const { items } = await call("listStaffPages", { query: {} });
      return NEEDED_PAGES.every((code) =>
        items.some(({ id, state }) => id === code && state === "published"),
      );
    },
  },
  {
    key: "menus",
    path: "/menus",
    isDone: async () =>
      (await call("listMenus")).items.some(({ activeEntries }) => activeEntries > 0),
  },
];
