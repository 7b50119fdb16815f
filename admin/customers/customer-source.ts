import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  type?: "person" | "company";
}

export const customerSource = {
  name: "customers",
  pageSize: 24,
  list: ({ page, filter }: ListQuery<Filter>) =>
    call("GET /api/v1/admin/customers", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/customers/{id}", { params: { id: Number(id) } }),
} satisfies Source;
