import { describe, expect, it } from "vitest";
import { EMPTY_VALUES, orderBody, valuesFrom } from "./checkout-values.ts";

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

describe("what checkout sends", () => {
  it("carries the filled fields as typed, and leaves empty ones out", () => {
    expect(orderBody(typed, 845_000)).toEqual({
      contact: { name: "منى السيد", phone: "٠١٠١٢٣٤٥٦٧٨" },
      address: { governorate: "EG-C", city: "مدينة نصر", street: "عباس العقاد", building: "12أ" },
      paymentMethod: "cod",
      expectedTotal: 845_000,
    });
  });
});

describe("a saved draft", () => {
  it("fills the form again, without what the form does not know", () => {
    const values = valuesFrom({ contact: { name: "A", card: "4111" }, other: 1 });
    expect(values.contact).toEqual({ ...EMPTY_VALUES.contact, name: "A" });
    expect(values.address).toEqual(EMPTY_VALUES.address);
  });

  it("survives nonsense", () => {
    expect(valuesFrom(null)).toEqual(EMPTY_VALUES);
    expect(valuesFrom("x")).toEqual(EMPTY_VALUES);
    expect(valuesFrom({ contact: { name: 7 } })).toEqual(EMPTY_VALUES);
  });
});
