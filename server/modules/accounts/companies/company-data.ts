import type * as z from "zod/mini";
import type { companyChanges } from "#contract/companies/company-endpoints.ts";
import { given } from "../given.ts";

/** What a company's form gives; what is left out stays as it is. */
export type CompanyFields = Partial<z.output<typeof companyChanges>>;

export function companyColumns(fields: CompanyFields) {
  return {
    name_en: fields.companyNameEn,
    name_ar: fields.companyNameAr,
    needs_approval: fields.needsApproval,
    website: given(fields.website),
    phone_number: given(fields.phoneNumber),
    mail_box: given(fields.mailBox),
    fax: given(fields.fax),
    responsible_mobile: given(fields.responsibleMobile),
    tax_number: given(fields.taxNumber),
  };
}
