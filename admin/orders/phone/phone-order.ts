import type { PhoneGoods, PHONE_METHODS } from "#contract/orders/phone-endpoints.ts";
import { callerOf } from "../../api/client.ts";
import type { CallTable } from "../../api/call-table.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { parseMobile } from "#contract/kernel/phone.ts";

export const phoneOrderCall = callerOf({
  findCaller: ["GET", "/api/v1/admin/phone-orders/caller"],
  findGoods: ["GET", "/api/v1/admin/phone-orders/goods"],
  quotePhoneOrder: ["POST", "/api/v1/admin/phone-orders/quote"],
  placePhoneOrder: ["POST", "/api/v1/admin/phone-orders"],
} as const satisfies CallTable);

/** One line of the order, with the data known when it was chosen. */
export type ChosenLine = PhoneGoods & { quantity: string };

/** An account that was found by its number. */
interface KnownAccount {
  id: number;
  name: string;
  isCompany: boolean;
  /** E.164. */
  phone: string;
}

/** The account that an order belongs to: as long as the number is the one by which it was found. */
export function accountFor({
  contact,
  account,
}: Pick<TypedOrder, "account"> & { contact: Pick<TypedOrder["contact"], "phone"> }) {
  return account !== null && parseMobile(contact.phone) === account.phone ? account : null;
}

/** What is typed for an order on the phone. */
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
  /** Who has confirmed the number for an account; null: nobody, as far as was looked for. */
  account: KnownAccount | null;
  /** It is to be placed in that account. */
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
