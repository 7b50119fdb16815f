import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import { type CheckoutValues, valuesFrom } from "../checkout/checkout-values.ts";

/** The checkout values for a saved address. */
export function savedValues(saved: SavedAddress): CheckoutValues {
  return readable(valuesFrom({ contact: saved, address: saved }));
}

/** The checkout values known for a customer without saved addresses. */
export function knownContact(user: Record<string, unknown>): CheckoutValues {
  const { fullName, phone, email } = user;
  return readable(valuesFrom({ contact: { name: fullName, phone, email } }));
}

/** Nothing has been typed; the governorate may come from another page. */
export function isUntouched({
  contact,
  address,
}: Pick<CheckoutValues, "contact" | "address">): boolean {
  const { governorate: _, ...rest } = address;
  return [...Object.values(contact), ...Object.values(rest)].every((text) => text === "");
}

/** Whether the form equals this saved address. */
export function isSamePlace(
  saved: CheckoutValues,
  { contact, address }: Pick<CheckoutValues, "contact" | "address">,
): boolean {
  return (
    JSON.stringify([saved.contact, saved.address]) ===
    JSON.stringify([valuesFrom({ contact }).contact, valuesFrom({ address }).address])
  );
}

/** Phone numbers formatted for reading. */
function readable(values: CheckoutValues): CheckoutValues {
  const { phone, phone2 } = values.contact;
  const contact = { ...values.contact, phone: shown(phone), phone2: shown(phone2) };
  return { ...values, contact };
}

const shown = (phone: string) => (phone === "" ? "" : formatMobile(phone));
