import { call } from "../api/client.ts";
import { type ListQuery, type Source, withIds } from "../shell/data/source.ts";

const PAGE_SIZE = 25;

interface Filter {
  q?: string;
  low?: "true";
}

export const stockSource = {
  name: "stock",
  pageSize: PAGE_SIZE,
  list: async ({ page, filter }: ListQuery<Filter>) => {
    const query = { page, pageSize: PAGE_SIZE, ...filter };
    return withIds(await call("GET /api/v1/admin/stock", { query }), ({ variantId }) => variantId);
  },
} satisfies Source;

export const countSource = {
  name: "counts",
  pageSize: PAGE_SIZE,
  list: ({ page }: ListQuery<object>) => {
    const query = { page, pageSize: PAGE_SIZE };
    return call("GET /api/v1/admin/stock-counts", { query });
  },
  one: async (id) => {
    const params = { id: Number(id) };
    const { count } = await call("GET /api/v1/admin/stock-counts/{id}", {
      params,
      query: { pageSize: 1 },
    });
    return count;
  },
} satisfies Source;
