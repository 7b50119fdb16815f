import type { InvoiceStatus } from "#contract/invoices/document.ts";
import { call } from "../api/client.ts";
import { type ListQuery, type Source, withIds } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  status?: InvoiceStatus;
}

/** Newest first. */
export const invoiceSource = {
  name: "invoices",
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    withIds(
      await call("GET /api/v1/admin/invoices", { query: { page, ...filter } }),
      ({ invoiceNumber }) => invoiceNumber,
    ),
} satisfies Source;
