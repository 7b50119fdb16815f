import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import { GOVERNORATES } from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { AddressRow } from "./address-queries.ts";

/** Missing fields become empty strings, ready for a form. */
export function presentAddress(row: AddressRow, locale: Locale): SavedAddress {
  const { address } = row;
  return {
    id: row.id,
    isDefault: row.is_default,
    label: row.label,
    name: row.contact_name,
    phone: row.contact_phone,
    phone2: row.contact_phone2 ?? "",
    email: row.contact_email ?? "",
    governorate: address.governorate,
    governorateName: GOVERNORATES[address.governorate][locale],
    city: address.city,
    district: address.district ?? "",
    street: address.street,
    building: address.building,
    floor: address.floor ?? "",
    apartment: address.apartment ?? "",
    landmark: address.landmark ?? "",
    compound: address.compound ?? "",
    postalCode: address.postalCode ?? "",
    notes: address.notes ?? "",
  };
}
