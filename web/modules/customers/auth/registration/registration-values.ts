import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import type { GENDERS } from "#contract/customers/registration.ts";
import { filled } from "#web/shell/forms/form-values.ts";

type Gender = (typeof GENDERS)[number];

/** Both forms store their draft under one name: switching between them loses nothing. */
export const REGISTRATION_DRAFT = "registration";

/** The form's values as typed, its fields in the order of the page. The company form has more. */
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
export type PersonValues = typeof EMPTY_PERSON;

export const SECRETS = ["password", "confirmPassword"] as const;

/** Fields under "optional details". */
export const OPTIONAL_FIELDS = [
  "fullNameEn",
  "fullNameAr",
  "gender",
  "birthDate",
  "address",
  "city",
  "place",
] as const satisfies (keyof PersonValues)[];

/**
 * The request body of the person form: the filled fields, the consent with the version of its
 * words, the invitation.
 */
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
