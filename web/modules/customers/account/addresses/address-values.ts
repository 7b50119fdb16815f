import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import type { GovernorateCode } from "#contract/customers/governorates.ts";

/** An address as typed. */
export type AddressValues = Omit<SavedAddress, "id" | "governorateName">;

export const EMPTY_ADDRESS: AddressValues = {
  label: "",
  name: "",
  phone: "",
  phone2: "",
  email: "",
  governorate: "",
  city: "",
  district: "",
  street: "",
  building: "",
  floor: "",
  apartment: "",
  landmark: "",
  compound: "",
  postalCode: "",
  notes: "",
  isDefault: false,
};

/** The form values of a saved address. */
export function valuesOf(address: SavedAddress): AddressValues {
  const { id: _id, governorateName: _name, ...values } = address;
  return values;
}

/** The request body: all fields, since an address is replaced as a whole. */
export function bodyOf(values: AddressValues) {
  return { ...values, governorate: values.governorate as GovernorateCode };
}
