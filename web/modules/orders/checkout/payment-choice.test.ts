import { describe, expect, it } from "vitest";
import type { PaymentOffer } from "#contract/orders/payment-method.ts";
import {
  askForChoice,
  isShown,
  offerOf,
  type PaymentChoice,
  paymentBody,
  type Quote,
  type QuoteAnswer,
} from "./payment-choice.ts";

const OFFERS: PaymentOffer[] = [
  { method: "cod", reason: null },
  { method: "card", reason: null },
  { method: "wallet", reason: "balance" },
  { method: "bank-transfer", reason: "company" },
];
const CHOICE: PaymentChoice = {
  governorate: "EG-C",
  method: "card",
  coupon: "",
  useWallet: false,
  phone: "",
};

function quoteWith(changes: Partial<Quote> = {}): Quote {
  return {
    totals: {
      items: 900,
      discount: 0,
      delivery: 100,
      codFee: 0,
      total: 1000,
      vat: 123,
      vatRate: 14,
    },
    earliest: "2026-11-22",
    latest: "2026-11-24",
    codAllowed: true,
    codLimit: null,
    methods: OFFERS,
    wallet: null,
    due: 1000,
    needsApproval: false,
    adjustments: [],
    coupon: null,
    ...changes,
  };
}

function bank(changes: Partial<Quote> = {}) {
  const asked: string[] = [];
  const ask = async (method: QuoteAnswer["method"]): Promise<QuoteAnswer> => {
    asked.push(method);
    return { quote: quoteWith(changes), method, couponMistake: null };
  };
  return { asked, ask };
}

describe("askForChoice", () => {
  it("requests one quote when store credit is not used", async () => {
    const { asked, ask } = bank();
    expect((await askForChoice(CHOICE, ask)).method).toBe("card");
    expect(asked).toEqual(["card"]);
  });

  it("chooses store credit when it covers the whole total", async () => {
    const methods = OFFERS.map((offer) => ({ ...offer, reason: null }));
    const { asked, ask } = bank({ methods });
    expect((await askForChoice({ ...CHOICE, useWallet: true }, ask)).method).toBe("wallet");
    expect(asked).toEqual(["wallet"]);
  });

  it("keeps the chosen method when store credit covers a part", async () => {
    const { asked, ask } = bank();
    expect((await askForChoice({ ...CHOICE, useWallet: true }, ask)).method).toBe("card");
    expect(asked).toEqual(["wallet", "card"]);
  });

  it.each(["bank-transfer", "wallet"] as const)(
    "falls back to cash on delivery when %s is unavailable",
    async (method) => {
      const { asked, ask } = bank();
      expect((await askForChoice({ ...CHOICE, method }, ask)).method).toBe("cod");
      expect(asked.at(-1)).toBe("cod");
    },
  );
});

describe("unavailable payment methods", () => {
  it.each([
    ["cod", "limit", false, true],
    ["card", "not-offered", false, false],
    ["card", "not-offered", true, false],
    ["bank-transfer", "company", false, false],
    ["bank-transfer", "company", true, true],
    ["wallet", null, true, false],
  ] as const)(
    "decides whether %s (%s, company: %s) is shown: %s",
    (method, reason, isCompany, shown) => {
      expect(isShown({ method, reason }, isCompany)).toBe(shown);
    },
  );

  it("treats a missing offer as not-offered", () => {
    expect(offerOf({ methods: [] }, "card").reason).toBe("not-offered");
  });
});

describe("paymentBody", () => {
  const answer = (quote: Quote, method: QuoteAnswer["method"]) => ({
    quote,
    method,
    couponMistake: null,
  });

  it("contains only the payment method and the total by default", () => {
    expect(paymentBody(answer(quoteWith(), "cod"), " ")).toEqual({
      paymentMethod: "cod",
      expectedTotal: 1000,
    });
  });

  it("contains a coupon only when it is applied", () => {
    const coupon = { code: "NOOR10", isApplied: true, label: "", minimum: null };
    expect(paymentBody(answer(quoteWith({ coupon }), "card"), "")).toMatchObject({
      coupon: "NOOR10",
    });
    const idle = quoteWith({ coupon: { ...coupon, isApplied: false } });
    expect(paymentBody(answer(idle, "card"), "")).not.toHaveProperty("coupon");
  });

  it("contains store credit only beside another method", () => {
    const quote = quoteWith({ wallet: { balance: 400, used: 400 } });
    expect(paymentBody(answer(quote, "card"), "PO 7")).toMatchObject({
      wallet: 400,
      purchaseOrder: "PO 7",
    });
    expect(paymentBody(answer(quote, "wallet"), "")).not.toHaveProperty("wallet");
  });
});
