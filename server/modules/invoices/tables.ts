import type { Generated } from "kysely";
import type { CreditReason, DocumentKind, LineKind } from "#contract/invoices/document.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";

/** The shop as it was on the date of a document. */
export interface FrozenSeller {
  name: Bilingual;
  address: Bilingual;
  taxNumber: string;
  commercialRegister: string;
  branch: { governorate: string; city: string; street: string; building: string };
  branchCode: string;
  activityCode: string;
  phone: string;
  email: string;
  nationalIdAbove: number;
}

/** The buyer as they were on the date of a document. */
export interface FrozenBuyer {
  name: string;
  phone: string;
  governorate: string;
  city: string;
  street: string;
  building: string;
  company: { name: Bilingual; taxNumber: string | null } | null;
  /** The personal data has been erased. */
  erased?: true;
}

export type InvoicesTables = {
  "invoices.document": {
    id: Generated<number>;
    kind: DocumentKind;
    year: number;
    serial: number;
    number: string;
    order_id: number;
    order_number: string;
    invoice_id: number | null;
    /** Credits up to this number are deducted; null: issued when the order was placed. */
    after_credit: Generated<number | null>;
    reason: CreditReason | null;
    reference: string | null;
    issued_at: Generated<Date>;
    issued_on: string;
    locale: Locale;
    payment_method: string;
    seller: FrozenSeller;
    buyer: FrozenBuyer;
    national_id: string | null;
    total_piastres: number;
    vat_piastres: number;
    paid_at: Date | null;
  };
  "invoices.line": {
    document_id: number;
    position: number;
    kind: LineKind;
    order_position: number | null;
    sku: string | null;
    name: Bilingual;
    options: Bilingual;
    quantity: number;
    unit_piastres: number;
    discount_piastres: number;
    gross_piastres: number;
    vat_piastres: number;
    vat_rate: number;
    credited: Generated<number>;
  };
};

export type LineRow = Omit<InvoicesTables["invoices.line"], "document_id" | "credited">;
