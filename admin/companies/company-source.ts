import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  review?: "waiting" | "approved" | "declined";
}

export const companySource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await call("GET /api/v1/admin/companies", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
  one: (id) => call("GET /api/v1/admin/companies/{id}", { params: { id: Number(id) } }),
} satisfies Source;
