import type * as z from "zod/mini";
import type { companyChanges } from "#contract/accounts/company-endpoints.ts";

/** What a company's form gives; what is left out stays as it is. */
export type CompanyFields = Partial<z.output<typeof companyChanges>>;

/** The columns that were given; an empty text is stored as nothing. */
export function companyColumns(fields: CompanyFields) {
  return {
    ...(fields.companyNameEn !== undefined && { name_en: fields.companyNameEn }),
    ...(fields.companyNameAr !== undefined && { name_ar: fields.companyNameAr }),
    ...(fields.needsApproval !== undefined && { needs_approval: fields.needsApproval }),
    ...optionalColumns(fields),
  };
}

function optionalColumns(fields: CompanyFields) {
  const { website, phoneNumber, mailBox, fax, responsibleMobile, taxNumber } = fields;
  return {
    ...(website !== undefined && { website: website || null }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber || null }),
    ...(mailBox !== undefined && { mail_box: mailBox || null }),
    ...(fax !== undefined && { fax: fax || null }),
    ...(responsibleMobile !== undefined && { responsible_mobile: responsibleMobile || null }),
    ...(taxNumber !== undefined && { tax_number: taxNumber || null }),
  };
}
