import type { Company } from "#contract/companies/company-endpoints.ts";

/** The company's fields in the order of the form; the first two are always filled. */
export const COMPANY_FIELDS = [
  "companyNameAr",
  "companyNameEn",
  "taxNumber",
  "website",
  "phoneNumber",
  "responsibleMobile",
  "mailBox",
  "fax",
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyValues = Record<CompanyField, string>;

/** Fields that are always written left to right. */
export const LTR_FIELDS: ReadonlySet<CompanyField> = new Set([
  "companyNameEn",
  "taxNumber",
  "website",
  "phoneNumber",
  "responsibleMobile",
  "fax",
]);

export function companyValues(company: Company): CompanyValues {
  const entries = COMPANY_FIELDS.map((name) => [name, company[name] ?? ""]);
  return Object.fromEntries(entries) as CompanyValues;
}
