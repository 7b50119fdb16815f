import { describe, expect, it } from "vitest";
import { EMPTY_VALUES, orderBody, valuesFrom } from "./checkout-values.ts";
import type { QuoteAnswer } from "./payment-choice.ts";

const typed = valuesFrom({
  contact: { name: "منى السيد", phone: "٠١٠١٢٣٤٥٦٧٨" },
  address: {
    governorate: "EG-C",
    city: "مدينة نصر",
    street: "عباس العقاد",
    building: "12أ",
    floor: " ",
  },
});
const answer = {
  method: "cod",
  couponMistake: null,
  quote: { totals: { total: 845_000 }, coupon: null, wallet: null },
} as QuoteAnswer;

describe("orderBody", () => {
  it("contains filled fields as typed and omits empty ones", () => {
    expect(orderBody(typed, answer)).toEqual({
      contact: { name: "منى السيد", phone: "٠١٠١٢٣٤٥٦٧٨" },
      address: { governorate: "EG-C", city: "مدينة نصر", street: "عباس العقاد", building: "12أ" },
      paymentMethod: "cod",
      expectedTotal: 845_000,
    });
  });
});

describe("valuesFrom", () => {
  it("fills the form from a draft and drops unknown fields", () => {
    const values = valuesFrom({ contact: { name: "A", card: "4111" }, other: 1 });
    expect(values.contact).toEqual({ ...EMPTY_VALUES.contact, name: "A" });
    expect(values.address).toEqual(EMPTY_VALUES.address);
  });

  it("keeps the payment choice and drops an unknown method", () => {
    const payment = { method: "card", coupon: "NOOR10", useWallet: true, purchaseOrder: "PO 7" };
    expect(valuesFrom({ payment }).payment).toEqual(payment);
    expect(valuesFrom({ payment: { method: "cheque", useWallet: "yes" } }).payment).toEqual(
      EMPTY_VALUES.payment,
    );
  });

  it("returns empty values for a malformed draft", () => {
    expect(valuesFrom(null)).toEqual(EMPTY_VALUES);
    expect(valuesFrom("x")).toEqual(EMPTY_VALUES);
    expect(valuesFrom({ contact: { name: 7 } })).toEqual(EMPTY_VALUES);
  });
});
