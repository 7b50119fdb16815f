import { ERASED_NAME } from "#contract/customers/erased.ts";
import { GOVERNORATES, type GovernorateCode } from "#contract/customers/governorates.ts";
import type { InvoiceDocument, InvoiceStatus } from "#contract/invoices/document.ts";
import type { InvoiceSummary } from "#contract/invoices/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { FrozenBuyer } from "../tables.ts";
import type { DocumentRecord, SummaryRecord } from "./document-queries.ts";

/** A document in one language. */
export function presentDocument(record: DocumentRecord, locale: Locale): InvoiceDocument {
  const { seller, buyer } = record;
  return {
    kind: record.kind,
    invoiceNumber: record.number,
    invoiceDate: record.issued_on,
    invoiceStatus: record.kind === "invoice" ? statusOf(record.paid_at) : null,
    issuedAt: record.issued_at.toISOString(),
    paidAt: record.paid_at?.toISOString() ?? null,
    orderNumber: record.order_number,
    creditOf: record.credit_of,
    reason: record.reason,
    reference: record.reference,
    seller: {
      name: seller.name[locale],
      address: seller.address[locale],
      taxNumber: seller.taxNumber,
      commercialRegister: seller.commercialRegister,
      phone: seller.phone,
      email: seller.email,
    },
    buyer: {
      type: buyer.company ? "company" : "person",
      name: buyer.erased ? ERASED_NAME[locale] : buyer.name,
      companyName: buyer.company?.name[locale] ?? null,
      taxNumber: buyer.company?.taxNumber ?? null,
      nationalId: record.national_id,
      phone: buyer.erased ? null : localPhone(buyer.phone),
      address: buyer.erased ? null : addressOf(buyer, locale),
    },
    paymentMethod: record.payment_method,
    lines: record.lines.map((line) => presentLine(line, locale)),
    totals: {
      discount: record.lines.reduce((sum, line) => sum + line.discount_piastres, 0),
      net: record.total_piastres - record.vat_piastres,
      vat: record.vat_piastres,
      total: record.total_piastres,
    },
    needsNationalId: needsNationalId(record),
  };
}

/** Private persons are identified by national ID above a certain value; companies by tax number. */
export function needsNationalId(record: DocumentRecord): boolean {
  const { kind, buyer, seller, national_id, total_piastres } = record;
  const isNamed = national_id !== null || buyer.company !== null || buyer.erased === true;
  return kind === "invoice" && !isNamed && total_piastres > seller.nationalIdAbove;
}

export function presentSummary(record: SummaryRecord): InvoiceSummary {
  return {
    invoiceNumber: record.number,
    invoiceDate: record.issued_on,
    invoiceStatus: statusOf(record.paid_at),
    orderNumber: record.order_number,
    total: record.total_piastres,
    creditNotes: record.notes.map((note) => ({
      invoiceNumber: note.number,
      invoiceDate: note.issued_on,
      total: note.total_piastres,
    })),
  };
}

function statusOf(paidAt: Date | null): InvoiceStatus {
  return paidAt === null ? "NotPaid" : "Paid";
}

function presentLine(line: DocumentRecord["lines"][number], locale: Locale) {
  return {
    position: line.position,
    kind: line.kind,
    sku: line.sku,
    name: line.name[locale],
    options: line.options[locale],
    quantity: line.quantity,
    unitPrice: line.unit_piastres,
    discount: line.discount_piastres,
    gross: line.gross_piastres,
    vat: line.vat_piastres,
    vatRate: line.vat_rate,
  };
}

/** `+201012345678` as dialled locally: `010 1234 5678`. */
function localPhone(phone: string): string {
  return phone.replace(/^\+20(\d{2})(\d{4})(\d{4})$/, "0$1 $2 $3");
}

function addressOf({ building, street, city, governorate }: FrozenBuyer, locale: Locale): string {
  const place = GOVERNORATES[governorate as GovernorateCode][locale];
  const separator = locale === "ar" ? "، " : ", ";
  return [`${building} ${street}`, city, place].join(separator);
}
