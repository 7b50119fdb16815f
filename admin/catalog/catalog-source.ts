import { call } from "../api/client.ts";
import type { Source } from "../shell/data/source.ts";

/** The endpoints return everything at once: this is the most a shop can have. */
const ALL = 1_000;

export const brandSource = {
  name: "brands",
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/brands");
    return { items, total: items.length };
  },
} satisfies Source;

export const categorySource = {
  name: "categories",
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/categories");
    return { items, total: items.length };
  },
} satisfies Source;
