import type { CompanyRole, REVIEW_STATES } from "#contract/companies/company-endpoints.ts";
import type { DocumentKind } from "#contract/companies/document-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type ReviewState = (typeof REVIEW_STATES)[number];

export type CompanyTables = TablesOf<
  "companies",
  {
    "companies.company": { review: ReviewState; asked_kind: DocumentKind };
    "companies.document": { kind: DocumentKind; file_kind: "webp" | "pdf" };
    "companies.company_member": { role: CompanyRole };
    "companies.company_invitation": { role: CompanyRole };
  }
> &
  Pick<
    TablesOf<
      "customers",
      {
        "customers.customer_record": {
          full_name_en: string | null;
          full_name_ar: string | null;
          email: string | null;
          locale: Locale;
        };
      }
    >,
    "customers.customer_record"
  >;
