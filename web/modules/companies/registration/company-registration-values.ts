import { EMPTY_PERSON, personBody } from "#web/modules/customers/index.ts";
import { filled } from "#web/shell/forms/form-values.ts";

/** The form's values as typed, its fields in the order of the page. */
export const EMPTY_COMPANY = {
  companyNameEn: "",
  companyNameAr: "",
  taxNumber: "",
  website: "",
  phoneNumber: "",
  responsibleMobile: "",
  fax: "",
  mailBox: "",
  ...EMPTY_PERSON,
};
export type CompanyRegistrationValues = typeof EMPTY_COMPANY;

/** The request body of the company form. */
export function companyBody(values: CompanyRegistrationValues) {
  const { companyNameEn, companyNameAr, taxNumber, website, phoneNumber, ...rest } = values;
  const { responsibleMobile, fax, mailBox, ...person } = rest;
  return {
    ...personBody(person, null),
    ...filled({ taxNumber, website, phoneNumber, responsibleMobile, fax, mailBox }),
    companyNameEn,
    companyNameAr,
  };
}
