import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, numberLine, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { documentSchema, INVOICE_STATUSES } from "./document.ts";
import { nationalIdBody } from "./national-id.ts";

export const invoiceNumber = numberLine(20, /^[A-Za-z]{3}-?\d{4}-?\d{6,7}$/);

export const invoiceSummarySchema = z.object({
  invoiceNumber: z.string(),
  invoiceDate: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUSES),
  orderNumber: z.string(),
  total: piastres,
  /** Credit notes for it. */
  creditNotes: z.array(
    z.object({ invoiceNumber: z.string(), invoiceDate: z.string(), total: piastres }),
  ),
});
export type InvoiceSummary = z.output<typeof invoiceSummarySchema>;

const pages = {
  page: z.optional(wholeNumber(1, 10_000)),
  pageSize: z.optional(wholeNumber(1, 50)),
};
const byNumber = { params: z.object({ number: invoiceNumber }), problems: ["not-found"] } as const;
const byOrder = { params: z.object({ number: orderNumber }), problems: ["not-found"] } as const;
/** A file's language may differ from that of the page that requests it. */
const file = { query: z.object({ lang: z.optional(z.enum(LOCALES)) }) } as const;
const account = { tag: "invoices", access: "customer" } as const;
const order = { tag: "invoices" } as const;
const staff = { tag: "invoices", access: "staff", permission: "invoice:read" } as const;

export const invoiceEndpoints = {
  listInvoices: endpoint("GET /api/v1/account/invoices", account, {
    summary: "The invoices of whoever asks, the newest first",
    query: z.object(pages),
    response: pageOf(invoiceSummarySchema),
  }),
  getInvoice: endpoint("GET /api/v1/account/invoices/{number}", {
    ...account,
    ...byNumber,
    summary: "An invoice or credit note of whoever asks; a stranger's is not found",
    response: documentSchema,
  }),
  getInvoicePdf: endpoint("GET /api/v1/account/invoices/{number}/pdf", {
    status: 200,
    ...account,
    ...byNumber,
    ...file,
    summary: "The same as a PDF document (application/pdf)",
  }),
  getOrderInvoice: endpoint("GET /api/v1/orders/{number}/invoice", {
    ...order,
    ...byOrder,
    summary:
      "Get the invoice of an order that you may read. Before it is issued: an order confirmation, which is not a tax invoice",
    response: documentSchema,
  }),
  getOrderInvoicePdf: endpoint("GET /api/v1/orders/{number}/invoice/pdf", {
    status: 200,
    ...order,
    ...byOrder,
    ...file,
    summary: "The same as a PDF document (application/pdf)",
  }),
  addNationalId: endpoint("POST /api/v1/orders/{number}/invoice/national-id", order, {
    summary:
      "Adds the buyer's national ID or passport where the law wants it; it cannot be changed later",
    params: z.object({ number: orderNumber }),
    body: nationalIdBody,
    response: documentSchema,
    problems: ["not-found", "national-id-not-needed"],
  }),
  listAllInvoices: endpoint("GET /api/v1/admin/invoices", staff, {
    summary: "Invoices of the shop, the newest first",
    query: z.object({
      ...pages,
      /** Prefix of an invoice or order number. */
      q: z.optional(line(20)),
      status: z.optional(z.enum(INVOICE_STATUSES)),
    }),
    response: pageOf(invoiceSummarySchema),
  }),
  readInvoice: endpoint("GET /api/v1/admin/invoices/{number}", {
    ...staff,
    ...byNumber,
    summary: "An invoice or credit note",
    response: documentSchema,
  }),
  readInvoicePdf: endpoint("GET /api/v1/admin/invoices/{number}/pdf", {
    status: 200,
    ...staff,
    ...byNumber,
    ...file,
    summary: "The same as a PDF document (application/pdf)",
  }),
  exportInvoice: endpoint("GET /api/v1/admin/invoices/{number}/tax-document", {
    ...staff,
    ...byNumber,
    summary:
      "The document in the shape of the tax authority: an e-receipt for persons, an e-invoice for companies. The shop never sends it",
    response: z.record(z.string(), z.unknown()),
  }),
};
