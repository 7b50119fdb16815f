export { AddressFields } from "./account/addresses/fields/address-fields.tsx";
export { ContactFields } from "./account/addresses/fields/contact-fields.tsx";
