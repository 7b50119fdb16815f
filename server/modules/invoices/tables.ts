import type { Selectable } from "kysely";
import type { CreditReason, DocumentKind, LineKind } from "#contract/invoices/document.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

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

export type InvoicesTables = TablesOf<
  "invoices",
  {
    "invoices.document": {
      kind: DocumentKind;
      reason: CreditReason;
      locale: Locale;
      seller: FrozenSeller;
      buyer: FrozenBuyer;
    };
    "invoices.line": { kind: LineKind };
  }
>;

export type LineRow = Omit<Selectable<InvoicesTables["invoices.line"]>, "document_id" | "credited">;
