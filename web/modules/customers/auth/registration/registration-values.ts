import type { GENDERS } from "#contract/customers/registration.ts";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { filled } from "#web/shell/forms/form-values.ts";

type Gender = (typeof GENDERS)[number];

/** Both forms keep what is typed under one name: who changes between them types nothing twice. */
export const REGISTRATION_DRAFT = "registration";

/** The forms as they are typed, their fields in the order of the page. */
export const EMPTY_PERSON = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  password: "",
  confirmPassword: "",
  fullNameEn: "",
  fullNameAr: "",
  gender: "",
  birthDate: "",
  address: "",
  city: "",
  place: "",
  newsletter: false,
};
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
export type PersonValues = typeof EMPTY_PERSON;
export type CompanyValues = typeof EMPTY_COMPANY;
export type RegistrationField = keyof CompanyValues;

export const SECRETS = ["password", "confirmPassword"] as const;

/** Fields behind "optional details". */
export const OPTIONAL_FIELDS = [
  "fullNameEn",
  "fullNameAr",
  "gender",
  "birthDate",
  "address",
  "city",
  "place",
] as const satisfies (keyof PersonValues)[];

/** What the form of a person sends: the filled fields, the consent with the version of its words, the invitation it follows. */
export function personBody(values: PersonValues, invitation: string | null) {
  const { firstName, lastName, password, confirmPassword, gender, newsletter, ...texts } = values;
  return {
    ...filled(texts),
    firstName,
    lastName,
    password,
    confirmPassword,
    ...(gender !== "" && { gender: gender as Gender }),
    ...(newsletter && { newsletter, newsletterText: NEWSLETTER_VERSION }),
    ...(invitation && { invitation }),
  };
}

/** What the form of a company sends. */
export function companyBody(values: CompanyValues) {
  const { companyNameEn, companyNameAr, taxNumber, website, phoneNumber, ...rest } = values;
  const { responsibleMobile, fax, mailBox, ...person } = rest;
  return {
    ...personBody(person, null),
    ...filled({ taxNumber, website, phoneNumber, responsibleMobile, fax, mailBox }),
    companyNameEn,
    companyNameAr,
  };
}
