import type { GovernorateCode } from "#contract/customers/governorates.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/orders/payment-method.ts";
import { paymentBody, type QuoteAnswer } from "./payment-choice.ts";

/** The form's values as typed: all text, except checkboxes. */
export interface CheckoutValues {
  contact: { name: string; phone: string; phone2: string; email: string };
  address: {
    governorate: GovernorateCode | "";
    city: string;
    district: string;
    street: string;
    building: string;
    floor: string;
    apartment: string;
    landmark: string;
    compound: string;
    postalCode: string;
    notes: string;
  };
  payment: {
    method: PaymentMethod;
    /** The applied coupon; empty for none. */
    coupon: string;
    useWallet: boolean;
    purchaseOrder: string;
  };
}

export const EMPTY_VALUES: CheckoutValues = {
  contact: { name: "", phone: "", phone2: "", email: "" },
  address: {
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
  },
  payment: { method: "cod", coupon: "", useWallet: false, purchaseOrder: "" },
};

/** Leaves out empty fields. */
function filled<T extends Record<string, string>>(part: T): Partial<T> {
  const entries = Object.entries(part).filter(([, text]) => text.trim() !== "");
  return Object.fromEntries(entries) as Partial<T>;
}

/** The request body: the filled fields, the payment method, and the total that the customer saw. */
export function orderBody({ contact, address, payment }: CheckoutValues, answer: QuoteAnswer) {
  const { name, phone } = contact;
  const { city, street, building } = address;
  const governorate = address.governorate as GovernorateCode;
  return {
    contact: { ...filled(contact), name, phone },
    address: { ...filled(address), governorate, city, street, building },
    ...paymentBody(answer, payment.purchaseOrder),
  };
}

/** Restores the values of an earlier visit, as far as they fit the current form. */
export function valuesFrom(saved: unknown): CheckoutValues {
  const parts = (saved ?? {}) as Partial<Record<keyof CheckoutValues, Record<string, unknown>>>;
  const take = <T extends object>(empty: T, part: Record<string, unknown> | undefined): T => {
    const texts = Object.entries(empty).map(([key, nothing]: [string, unknown]) => {
      const value = part?.[key];
      return [key, typeof value === typeof nothing ? value : nothing];
    });
    return Object.fromEntries(texts) as T;
  };
  const payment = take(EMPTY_VALUES.payment, parts.payment);
  return {
    contact: take(EMPTY_VALUES.contact, parts.contact),
    address: take(EMPTY_VALUES.address, parts.address),
    payment: {
      ...payment,
      method: PAYMENT_METHODS.includes(payment.method) ? payment.method : "cod",
    },
  };
}
