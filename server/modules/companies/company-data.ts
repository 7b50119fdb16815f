import type * as z from "zod/mini";
import type { companyChanges } from "#contract/companies/company-endpoints.ts";
import { emptyToNull } from "#server/modules/customers/index.ts";

/** Input of the company form; omitted fields stay unchanged. */
export type CompanyFields = Partial<z.output<typeof companyChanges>>;

export function companyColumns(fields: CompanyFields) {
  return {
    name_en: fields.companyNameEn,
    name_ar: fields.companyNameAr,
    needs_approval: fields.needsApproval,
    website: emptyToNull(fields.website),
    phone_number: emptyToNull(fields.phoneNumber),
    mail_box: emptyToNull(fields.mailBox),
    fax: emptyToNull(fields.fax),
    responsible_mobile: emptyToNull(fields.responsibleMobile),
    tax_number: emptyToNull(fields.taxNumber),
  };
}
