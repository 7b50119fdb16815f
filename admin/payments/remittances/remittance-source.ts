import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const remittanceSource = {
  pageSize: 24,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await call("GET /api/v1/admin/remittances", { query: { page } }), ({ id }) => id),
} satisfies Source;

export const outstandingSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<{ courier?: string }>) =>
    pageOf(
      await call("GET /api/v1/admin/outstanding-cash", { query: { page, ...filter } }),
      ({ orderNumber, parcel }) => `${orderNumber}/${parcel}`,
    ),
} satisfies Source;
