import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";

/**
 * An invoice, a note that credits one, wholly or in part, or the confirmation of an order that has
 * no invoice yet.
 */
export const DOCUMENT_KINDS = ["invoice", "credit-note", "confirmation"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const INVOICE_STATUSES = ["Paid", "NotPaid"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const CREDIT_REASONS = ["cancelled", "return", "correction"] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** `goodwill`: an amount off the total, in a credit note. */
export const LINE_KINDS = [
  "goods",
  "delivery",
  "delivery-discount",
  "cod-fee",
  "goodwill",
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Negative for a discount. */
const amount = z.int();

export const documentLineSchema = z.object({
  position: z.int(),
  kind: z.enum(LINE_KINDS),
  sku: z.nullable(z.string()),
  name: z.string(),
  options: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  /** Deducted from quantity × unit price. */
  discount: piastres,
  gross: amount,
  /** Included in `gross`. */
  vat: amount,
  vatRate: z.number(),
});
export type DocumentLine = z.output<typeof documentLineSchema>;

/** A document in one language, exactly as issued. */
export const documentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** Of a confirmation: the number of the order. */
  invoiceNumber: z.string(),
  /** Date in Egypt: `YYYY-MM-DD`. */
  invoiceDate: z.string(),
  /** Null for credit notes and confirmations. */
  invoiceStatus: z.nullable(z.enum(INVOICE_STATUSES)),
  issuedAt: z.string(),
  paidAt: z.nullable(z.string()),
  orderNumber: z.string(),
  /** The invoice that a credit note refers to. */
  creditOf: z.nullable(z.string()),
  reason: z.nullable(z.enum(CREDIT_REASONS)),
  /** Number of the return. */
  reference: z.nullable(z.string()),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    taxNumber: z.string(),
    commercialRegister: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  buyer: z.object({
    type: z.enum(["person", "company"]),
    /** For a company: the person who ordered. */
    name: z.string(),
    companyName: z.nullable(z.string()),
    taxNumber: z.nullable(z.string()),
    nationalId: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
  }),
  paymentMethod: z.string(),
  lines: z.array(documentLineSchema),
  /** Of all lines: net + vat = total. */
  totals: z.object({ discount: piastres, net: amount, vat: amount, total: amount }),
  /**
   * The law requires the buyer's national ID or passport on a document of this value, and it is
   * missing.
   */
  needsNationalId: z.boolean(),
});
export type InvoiceDocument = z.output<typeof documentSchema>;
