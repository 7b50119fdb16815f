import { expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { BANK_METHODS, SWITCHED_METHODS } from "#contract/orders/payment-method.ts";
import { offerOf, type PaymentFacts, paymentOffers } from "./payment-offers.ts";

const GUEST: PaymentFacts = {
  total: 1_000_00,
  wallet: 0,
  codLimit: null,
  isCashPaused: false,
  bankMethods: BANK_METHODS,
  takesInstapay: true,
  instalments: [],
  set: UNSET_SETTINGS.payments,
  balance: null,
  isApprovedCompany: false,
};

const reasons = (changes: Partial<PaymentFacts>) =>
  Object.fromEntries(
    paymentOffers({ ...GUEST, ...changes }).map(({ method, reason }) => [method, reason]),
  );

test("offers guests cash on delivery, InstaPay and all bank methods", () => {
  expect(reasons({})).toEqual({
    cod: null,
    card: null,
    instapay: null,
    "mobile-wallet": null,
    kiosk: null,
    instalments: null,
    wallet: "sign-in",
    "bank-transfer": "company",
  });
});

test("limits cash on delivery by the amount left after store credit", () => {
  expect(reasons({ codLimit: 999_99 })["cod"]).toBe("limit");
  expect(reasons({ codLimit: 1_000_00 })["cod"]).toBeNull();
  expect(reasons({ codLimit: 999_99, wallet: 1 })["cod"]).toBeNull();
});

test("offers payment by store credit only when the balance covers the total", () => {
  expect(reasons({ balance: 999_99 })["wallet"]).toBe("balance");
  expect(reasons({ balance: 1_000_00 })["wallet"]).toBeNull();
});

test("limits kiosk and InstaPay payments by the amount left after store credit", () => {
  for (const method of ["kiosk", "instapay"] as const) {
    const limit = method === "kiosk" ? 20_000_00 : 70_000_00;
    const offer = (total: number, wallet = 0) => offerOf(method, { ...GUEST, total, wallet });
    expect(offer(limit)).toEqual({ method, reason: null });
    expect(offer(limit + 1)).toEqual({ method, reason: "limit", amount: limit });
    expect(offer(limit + 1, 1)).toEqual({ method, reason: null });
  }
});

test("offers instalments from the lowest minimum of any plan", () => {
  const provider = { ar: "ڤاليو", en: "valU" };
  const plans = [6, 12].map((months) => ({
    provider,
    months,
    charge: 0,
    minimum: months * 100_00,
  }));
  const offer = (total: number) => offerOf("instalments", { ...GUEST, instalments: plans, total });
  expect(offer(600_00).reason).toBeNull();
  expect(offer(599_99)).toEqual({ method: "instalments", reason: "minimum", amount: 600_00 });
});

test("offers only enabled bank methods, and bank transfers only to approved companies", () => {
  for (const method of BANK_METHODS) {
    const others = BANK_METHODS.filter((one) => one !== method);
    expect(reasons({ bankMethods: others })[method]).toBe("not-offered");
  }
  expect(reasons({ takesInstapay: false })["instapay"]).toBe("not-offered");
  expect(reasons({ isApprovedCompany: true })["bank-transfer"]).toBeNull();
  expect(offerOf("card", GUEST)).toEqual({ method: "card", reason: null });
});

test("does not offer methods disabled by staff and applies staff limits", () => {
  const off = [...SWITCHED_METHODS];
  const all = { isApprovedCompany: true, balance: 2_000_00 };
  expect(reasons({ ...all, set: { ...UNSET_SETTINGS.payments, off } })).toEqual({
    cod: null,
    wallet: null,
    ...Object.fromEntries(off.map((method) => [method, "not-offered"])),
  });
  const set = { off: [], instapayLimit: 999_99, kioskLimit: 1_000_00 };
  expect(offerOf("instapay", { ...GUEST, set })).toMatchObject({ reason: "limit", amount: 999_99 });
  expect(offerOf("kiosk", { ...GUEST, set }).reason).toBeNull();
});
