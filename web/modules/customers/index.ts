export { AddressFields } from "./account/addresses/fields/address-fields.tsx";
export { ContactFields } from "./account/addresses/fields/contact-fields.tsx";
export { Panel, Panels } from "./account/panel/panel.tsx";
export { loadAccount } from "./account/state/account-store.ts";
export { useFragment } from "./account/state/use-fragment.ts";
export { NewsletterConsent, TermsConsent } from "./auth/registration/consent.tsx";
export { OptionalFields } from "./auth/registration/optional-fields.tsx";
export { PersonFields } from "./auth/registration/person-fields.tsx";
export { RegistrationField } from "./auth/registration/registration-field.tsx";
export {
  EMPTY_PERSON,
  personBody,
  type PersonValues,
} from "./auth/registration/registration-values.ts";
export { useRegistration } from "./auth/registration/use-registration.ts";
