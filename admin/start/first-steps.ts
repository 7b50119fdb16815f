import type { ContentPageCode } from "#contract/content/content-pages.ts";
import { call } from "../api/client.ts";

interface FirstStep {
  key: "contacts" | "legal" | "delivery" | "brands" | "categories" | "products" | "pages" | "menus";
  path: string;
  isDone: () => Promise<boolean>;
}

async function areSet(...keys: string[]): Promise<boolean> {
  const { items } = await call("GET /api/v1/admin/settings");
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
      (await call("GET /api/v1/admin/delivery-terms")).items.some(({ terms }) => terms !== null),
  },
  {
    key: "brands",
    path: "/brands",
    isDone: async () => (await call("GET /api/v1/admin/brands")).items.length > 0,
  },
  {
    key: "categories",
    path: "/categories",
    isDone: async () => (await call("GET /api/v1/admin/categories")).items.length > 0,
  },
  {
    key: "products",
    path: "/products",
    isDone: async () => {
      const query = { state: "published", pageSize: 1 } as const;
      return (await call("GET /api/v1/admin/products", { query })).total > 0;
    },
  },
  {
    key: "pages",
    path: "/pages",
    isDone: async () => {
      const { items } = await call("GET /api/v1/admin/pages", { query: {} });
      return NEEDED_PAGES.every((code) =>
        items.some(({ id, state }) => id === code && state === "published"),
      );
    },
  },
  {
    key: "menus",
    path: "/menus",
    isDone: async () =>
      (await call("GET /api/v1/admin/menus")).items.some(({ activeEntries }) => activeEntries > 0),
  },
];
