import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  review?: "waiting" | "approved" | "declined";
}

export const companySource = {
  name: "companies",
  pageSize: 24,
  list: ({ page, filter }: ListQuery<Filter>) =>
    call("GET /api/v1/admin/companies", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/companies/{id}", { params: { id: Number(id) } }),
} satisfies Source;
