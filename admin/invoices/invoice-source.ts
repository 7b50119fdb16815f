import type { InvoiceStatus } from "#contract/invoices/document.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

const table = {
  listAllInvoices: ["GET", "/api/v1/admin/invoices"],
  readInvoicePdf: ["GET", "/api/v1/admin/invoices/{number}/pdf"],
} as const satisfies CallTable;

export const PDF_PATH = table.readInvoicePdf[1];

const call = callerOf(table);

interface Filter {
  q?: string;
  status?: InvoiceStatus;
}

/** Newest first. */
export const invoiceSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await call("listAllInvoices", { query: { page, ...filter } }),
      ({ invoiceNumber }) => invoiceNumber,
    ),
} satisfies Source;
