import type { PhoneGoods, PHONE_METHODS } from "#contract/orders/phone-endpoints.ts";
import { callerOf } from "../../api/client.ts";
import type { CallTable } from "../../api/call-table.ts";
import type { Locale } from "#contract/kernel/locale.ts";

export const phoneOrderCall = callerOf({
  findCaller: ["GET", "/api/v1/admin/phone-orders/caller"],
  findGoods: ["GET", "/api/v1/admin/phone-orders/goods"],
  quotePhoneOrder: ["POST", "/api/v1/admin/phone-orders/quote"],
  placePhoneOrder: ["POST", "/api/v1/admin/phone-orders"],
} as const satisfies CallTable);

/** One line of the order, with what was known of it when it was chosen. */
export type ChosenLine = PhoneGoods & { quantity: string };

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
  paymentMethod: "cod",
  locale: "ar",
  goods: [],
};
