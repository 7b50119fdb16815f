import { expect, test } from "vitest";
import { offerOf, type PaymentFacts, paymentOffers } from "./payment-offers.ts";

const GUEST: PaymentFacts = {
  total: 1_000_00,
  wallet: 0,
  codLimit: null,
  isCashPaused: false,
  takesCards: true,
  balance: null,
  isApprovedCompany: false,
};

const reasons = (changes: Partial<PaymentFacts>) =>
  Object.fromEntries(
    paymentOffers({ ...GUEST, ...changes }).map(({ method, reason }) => [method, reason]),
  );

test("a guest pays at the door or by card", () => {
  expect(reasons({})).toEqual({
    cod: null,
    card: null,
    wallet: "sign-in",
    "bank-transfer": "company",
  });
});

test("at the door only up to the limit, of what is left after store credit", () => {
  expect(reasons({ codLimit: 999_99 })["cod"]).toBe("limit");
  expect(reasons({ codLimit: 1_000_00 })["cod"]).toBeNull();
  expect(reasons({ codLimit: 999_99, wallet: 1 })["cod"]).toBeNull();
});

test("from store credit only when there is enough of it", () => {
  expect(reasons({ balance: 999_99 })["wallet"]).toBe("balance");
  expect(reasons({ balance: 1_000_00 })["wallet"]).toBeNull();
});

test("cards only where somebody takes them, transfers only from approved companies", () => {
  expect(reasons({ takesCards: false })["card"]).toBe("not-offered");
  expect(reasons({ isApprovedCompany: true })["bank-transfer"]).toBeNull();
  expect(offerOf("card", GUEST)).toEqual({ method: "card", reason: null });
});
