import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const remittanceCall = callerOf({
  listRemittances: ["GET", "/api/v1/admin/remittances"],
  bookRemittance: ["POST", "/api/v1/admin/remittances"],
  listOutstandingCash: ["GET", "/api/v1/admin/outstanding-cash"],
} as const satisfies CallTable);

export const remittanceSource = {
  pageSize: 24,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await remittanceCall("listRemittances", { query: { page } }), ({ id }) => id),
} satisfies Source;

export const outstandingSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<{ courier?: string }>) =>
    pageOf(
      await remittanceCall("listOutstandingCash", { query: { page, ...filter } }),
      ({ orderNumber, parcel }) => `${orderNumber}/${parcel}`,
    ),
} satisfies Source;
