import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  type?: "person" | "company";
}

export const customerSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await call("GET /api/v1/admin/customers", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
  one: (id) => call("GET /api/v1/admin/customers/{id}", { params: { id: Number(id) } }),
} satisfies Source;
