import type { ProductState } from "#contract/assortment/product-record.ts";
import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

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
  name: "products",
  pageSize: PAGE_SIZE,
  list: ({ page, filter, sort: { field, order } }: ListQuery<Filter>) => {
    const byAge = order === "DESC" ? "newest" : "oldest";
    const sort = field === "name" ? "name" : byAge;
    const query = { page, pageSize: PAGE_SIZE, ...filter, sort } as const;
    return call("GET /api/v1/admin/products", { query });
  },
  one: (id) => call("GET /api/v1/admin/products/{id}", { params: { id: Number(id) } }),
} satisfies Source;
