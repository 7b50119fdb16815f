import type { ProductState } from "#contract/assortment/product-record.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const productCall = callerOf({
  listProductRecords: ["GET", "/api/v1/admin/products"],
  getProductRecord: ["GET", "/api/v1/admin/products/{id}"],
  addProductRecord: ["POST", "/api/v1/admin/products"],
  saveProductRecord: ["PUT", "/api/v1/admin/products/{id}"],
  copyProduct: ["POST", "/api/v1/admin/products/{id}/copies"],
  changeProductState: ["PUT", "/api/v1/admin/products/{id}/state"],
  addPreview: ["POST", "/api/v1/admin/products/{id}/previews"],
  changeProducts: ["POST", "/api/v1/admin/products/changes"],
  undoProductChanges: ["POST", "/api/v1/admin/products/changes/undo"],
  listBrands: ["GET", "/api/v1/admin/brands"],
  listAttributes: ["GET", "/api/v1/admin/attributes"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  categoryId?: string;
  brandId?: string;
  state?: ProductState;
  lowStock?: "true";
  withoutPicture?: "true";
  lacks?: "ar" | "en";
}

const PAGE_SIZE = 25;

export const productSource = {
  pageSize: PAGE_SIZE,
  list: async ({ page, filter, sort: { field, order } }: ListQuery<Filter>) => {
    const byAge = order === "DESC" ? "newest" : "oldest";
    const sort = field === "name" ? "name" : byAge;
    const query = { page, pageSize: PAGE_SIZE, ...filter, sort } as const;
    return pageOf(await productCall("listProductRecords", { query }), ({ id }) => id);
  },
  one: (id) => productCall("getProductRecord", { params: { id: Number(id) } }),
} satisfies Source;
