import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { pageOf, type Source } from "../shell/data/source.ts";

export const catalogCall = callerOf({
  listBrands: ["GET", "/api/v1/admin/brands"],
  addBrand: ["POST", "/api/v1/admin/brands"],
  saveBrand: ["PUT", "/api/v1/admin/brands/{id}"],
  removeBrand: ["DELETE", "/api/v1/admin/brands/{id}"],
  listCategories: ["GET", "/api/v1/admin/categories"],
  addCategory: ["POST", "/api/v1/admin/categories"],
  saveCategory: ["PUT", "/api/v1/admin/categories/{id}"],
  moveCategory: ["PUT", "/api/v1/admin/categories/{id}/place"],
  listAttributes: ["GET", "/api/v1/admin/attributes"],
  removeCategory: ["DELETE", "/api/v1/admin/categories/{id}"],
} as const satisfies CallTable);

/** The endpoints return everything at once: this is the most a shop can have. */
const ALL = 1_000;

export const brandSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await catalogCall("listBrands");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;

export const categorySource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await catalogCall("listCategories");
    return pageOf({ items, total: items.length }, ({ id }) => id);
  },
} satisfies Source;
