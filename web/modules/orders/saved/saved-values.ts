import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { type CheckoutValues, valuesFrom } from "../checkout/checkout-values.ts";

/** The checkout values for an entry of the address book, or those of an earlier order. */
export function savedValues(saved: { contact: unknown; address: unknown }): CheckoutValues {
  return readable(valuesFrom(saved));
}

/** The checkout values known for a customer without saved addresses. */
export function knownContact(user: Record<string, unknown>): CheckoutValues {
  const { fullName, phone, email } = user;
  return readable(valuesFrom({ contact: { name: fullName, phone, email } }));
}

type Typed = Pick<CheckoutValues, "contact" | "address">;

/** Replaces contact and address, each only if nothing has been typed into it. */
export function withKnown<T extends Typed>(typed: T, known: Typed): T {
  return {
    ...typed,
    contact: isEmpty(typed.contact) ? known.contact : typed.contact,
    address: isEmpty(withoutPlace(typed.address))
      ? {
          ...known.address,
          governorate: known.address.governorate || typed.address.governorate,
        }
      : typed.address,
  };
}

const isEmpty = (part: object) => Object.values(part).every((text) => text === "");

/** Without the governorate, which may come from another page. */
function withoutPlace(address: Typed["address"]) {
  return { ...address, governorate: "" };
}

/** Whether the form equals this saved address. */
export function isSamePlace(saved: CheckoutValues, { contact, address }: Typed): boolean {
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
