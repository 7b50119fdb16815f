import type { Locale } from "#contract/kernel/locale.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import type { PhoneGoods, PHONE_METHODS } from "#contract/orders/phone-endpoints.ts";

/** One line of the order, with the data known when it was chosen. */
export type ChosenLine = PhoneGoods & { quantity: string };

/** An account found by phone number. */
interface KnownAccount {
  id: number;
  name: string;
  isCompany: boolean;
  /** E.164. */
  phone: string;
}

/** The account of the order, unless the phone number has changed since it was found. */
export function accountFor({
  contact,
  account,
}: Pick<TypedOrder, "account"> & { contact: Pick<TypedOrder["contact"], "phone"> }) {
  return account !== null && parseMobile(contact.phone) === account.phone ? account : null;
}

/** The form values of a phone order. */
export interface TypedOrder {
  contact: { name: string; phone: string; phone2: string; email: string };
  address: {
    governorate: string;
    city: string;
    district: string;
    compound: string;
    street: string;
    building: string;
    floor: string;
    apartment: string;
    landmark: string;
    postalCode: string;
    notes: string;
  };
  /** The account with this confirmed phone number; null if none was found, or not looked up yet. */
  account: KnownAccount | null;
  /** Whether the order is placed in that account. */
  isTheirs: boolean;
  coupon: string;
  paymentMethod: (typeof PHONE_METHODS)[number];
  locale: Locale;
  goods: ChosenLine[];
}

export const NEW_ORDER: TypedOrder = {
  contact: { name: "", phone: "", phone2: "", email: "" },
  address: {
    governorate: "",
    city: "",
    district: "",
    compound: "",
    street: "",
    building: "",
    floor: "",
    apartment: "",
    landmark: "",
    postalCode: "",
    notes: "",
  },
  account: null,
  isTheirs: true,
  coupon: "",
  paymentMethod: "cod",
  locale: "ar",
  goods: [],
};
