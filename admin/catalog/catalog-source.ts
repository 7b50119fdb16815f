import { call } from "../api/client.ts";
import { pageOf, type Source } from "../shell/data/source.ts";

/** The endpoints return everything at once: this is the most a shop can have. */
const ALL = 1_000;

export const brandSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/brands");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;

export const categorySource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/categories");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;
