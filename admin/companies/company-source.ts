import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const companyCall = callerOf({
  listCompanies: ["GET", "/api/v1/admin/companies"],
  readCompany: ["GET", "/api/v1/admin/companies/{id}"],
  askCompanyDocument: ["POST", "/api/v1/admin/companies/{id}/ask-document"],
  reviewCompany: ["POST", "/api/v1/admin/companies/{id}/review"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  review?: "waiting" | "approved" | "declined";
}

export const companySource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(await companyCall("listCompanies", { query: { page, ...filter } }), ({ id }) => id),
  one: (id) => companyCall("readCompany", { params: { id: Number(id) } }),
} satisfies Source;
