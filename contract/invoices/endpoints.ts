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
    summary: "List your invoices. Newest first.",
    query: z.object(pages),
    response: pageOf(invoiceSummarySchema),
  }),
  getInvoice: endpoint("GET /api/v1/account/invoices/{number}", {
    ...account,
    ...byNumber,
    summary: "Get one of your invoices or credit notes",
    response: documentSchema,
  }),
  getInvoicePdf: endpoint("GET /api/v1/account/invoices/{number}/pdf", {
    status: 200,
    ...account,
    ...byNumber,
    ...file,
    summary: "Download one of your invoices as PDF",
  }),
  getOrderInvoice: endpoint("GET /api/v1/orders/{number}/invoice", {
    ...order,
    ...byOrder,
    summary: "Get an order's invoice. Returns an order confirmation before it is issued.",
    response: documentSchema,
  }),
  getOrderInvoicePdf: endpoint("GET /api/v1/orders/{number}/invoice/pdf", {
    status: 200,
    ...order,
    ...byOrder,
    ...file,
    summary: "Download an order's invoice or confirmation as PDF",
  }),
  addNationalId: endpoint("POST /api/v1/orders/{number}/invoice/national-id", order, {
    summary: "Add the buyer's national ID or passport number. It cannot be changed later.",
    params: z.object({ number: orderNumber }),
    body: nationalIdBody,
    response: documentSchema,
    problems: ["not-found", "national-id-not-needed"],
  }),
  listAllInvoices: endpoint("GET /api/v1/admin/invoices", staff, {
    summary: "List the shop's invoices. Newest first.",
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
    summary: "Get an invoice or credit note",
    response: documentSchema,
  }),
  readInvoicePdf: endpoint("GET /api/v1/admin/invoices/{number}/pdf", {
    status: 200,
    ...staff,
    ...byNumber,
    ...file,
    summary: "Download any invoice as PDF",
  }),
  exportInvoice: endpoint("GET /api/v1/admin/invoices/{number}/tax-document", {
    ...staff,
    ...byNumber,
    summary: "Export an invoice for the tax authority. The shop does not send it.",
    response: z.record(z.string(), z.unknown()),
  }),
};
