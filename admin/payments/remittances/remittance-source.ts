import { call } from "../../api/client.ts";
import { type ListQuery, type Source, withIds } from "../../shell/data/source.ts";

export const remittanceSource = {
  name: "remittances",
  pageSize: 24,
  list: ({ page }: ListQuery<object>) => call("GET /api/v1/admin/remittances", { query: { page } }),
} satisfies Source;

export const outstandingSource = {
  name: "outstanding-cash",
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<{ courier?: string }>) =>
    withIds(
      await call("GET /api/v1/admin/outstanding-cash", { query: { page, ...filter } }),
      ({ orderNumber, parcel }) => `${orderNumber}/${parcel}`,
    ),
} satisfies Source;
