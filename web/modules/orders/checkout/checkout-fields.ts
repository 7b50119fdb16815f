import type { CheckoutValues } from "./checkout-values.ts";

type Contact = keyof CheckoutValues["contact"];
type Address = keyof CheckoutValues["address"];
/** Name of a field in the form and in the server's responses. */
export type FieldName = `contact.${Contact}` | `address.${Address}` | "payment.purchaseOrder";
/** Its key in the messages. */
export type FieldKey = Contact | Address | "purchaseOrder";

export const FIELDS = [
  "contact.name",
  "contact.phone",
  "contact.phone2",
  "contact.email",
  "address.governorate",
  "address.city",
  "address.landmark",
  "address.district",
  "address.street",
  "address.building",
  "address.floor",
  "address.apartment",
  "address.compound",
  "address.postalCode",
  "address.notes",
  "payment.purchaseOrder",
] as const satisfies FieldName[];

export function isField(path: string): path is FieldName {
  return (FIELDS as readonly string[]).includes(path);
}

export function keyOf(name: FieldName): FieldKey {
  return name.slice(name.indexOf(".") + 1) as FieldKey;
}
