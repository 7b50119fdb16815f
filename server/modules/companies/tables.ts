import type { Generated } from "kysely";
import type { CompanyRole, REVIEW_STATES } from "#contract/companies/company-endpoints.ts";
import type { DocumentKind } from "#contract/companies/document-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";

export type ReviewState = (typeof REVIEW_STATES)[number];

export type CompanyTables = {
  /** Published by customers. */
  "customers.customer_record": {
    id: number;
    first_name: string;
    last_name: string;
    full_name_en: string | null;
    full_name_ar: string | null;
    email: string | null;
    locale: Locale;
  };
  "companies.company": {
    id: Generated<number>;
    name_en: string | null;
    name_ar: string | null;
    website: string | null;
    phone_number: string | null;
    mail_box: string | null;
    fax: string | null;
    responsible_mobile: string | null;
    tax_number: string | null;
    review: Generated<ReviewState>;
    review_note: string | null;
    reviewed_at: Date | null;
    price_list_id: number | null;
    asked_kind: DocumentKind | null;
    asked_note: string | null;
    needs_approval: Generated<boolean>;
    created_at: Generated<Date>;
    erased_at: Date | null;
  };
  "companies.document": {
    company_id: number;
    kind: DocumentKind;
    file_kind: "webp" | "pdf";
    bytes: Buffer;
    sent_at: Generated<Date>;
  };
  "companies.company_member": {
    customer_id: number;
    company_id: number;
    role: CompanyRole;
    joined_at: Generated<Date>;
  };
  "companies.company_invitation": {
    id: Generated<number>;
    company_id: number;
    email: string;
    role: CompanyRole;
    secret_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
  };
};
