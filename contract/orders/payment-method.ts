import type { Piastres } from "../kernel/money.ts";

/**
 * Ways to pay: cash on delivery; by card, mobile wallet or instalments on the bank's page; by InstaPay; in cash at an outlet
 * against a reference number; from store credit; by bank transfer (companies on terms).
 */
export const PAYMENT_METHODS = [
  "cod",
  "card",
  "instapay",
  "mobile-wallet",
  "kiosk",
  "instalments",
  "wallet",
  "bank-transfer",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whose money the bank takes for the shop, and tells when it is there (docs/adr/0017-more-ways-to-pay.md). */
export const BANK_METHODS = ["card", "mobile-wallet", "kiosk", "instalments"] as const;
export type BankMethod = (typeof BANK_METHODS)[number];

/** What staff may stop offering for a while; cash has its limits by governorate instead, and store credit is the customer's. */
export const SWITCHED_METHODS = [
  "card",
  "instapay",
  "mobile-wallet",
  "kiosk",
  "instalments",
  "bank-transfer",
] as const satisfies readonly PaymentMethod[];

export function isBankMethod(method: PaymentMethod): method is BankMethod {
  return BANK_METHODS.some((one) => one === method);
}

/** On the bank's own page. At an outlet there is a number instead. */
export function isHosted(method: PaymentMethod): boolean {
  return isBankMethod(method) && method !== "kiosk";
}

/** The customer transfers to the shop's account, and may show a proof of it. */
export function isTransfer(method: PaymentMethod): boolean {
  return method === "bank-transfer" || method === "instapay";
}

/** What was paid can only be sent back by hand, or as store credit. */
export function goesBackByHand(method: PaymentMethod): boolean {
  return method === "cod" || method === "kiosk" || isTransfer(method);
}

/** What an order that waits for its money may be paid with instead; cash on delivery has rules of its own. */
export const EXCHANGEABLE = ["card", "instapay", "mobile-wallet", "kiosk", "instalments"] as const;
export type Exchangeable = (typeof EXCHANGEABLE)[number];

/** Why a payment method cannot be chosen; null: it can. */
export const OFFER_REASONS = [
  "limit",
  "minimum",
  "not-offered",
  "sign-in",
  "balance",
  "company",
  "paused",
] as const;

export interface PaymentOffer {
  method: PaymentMethod;
  reason: (typeof OFFER_REASONS)[number] | null;
  /** The limit or the minimum that is the reason. */
  amount?: Piastres | undefined;
}

/** Minutes that goods are held for an order that waits for its money, by payment method (docs/adr/0015-goods-held-for-strangers.md). */
export const HOLD_MINUTES = {
  card: 15,
  "mobile-wallet": 15,
  instalments: 30,
  kiosk: 24 * 60,
  instapay: 24 * 60,
  "bank-transfer": 3 * 24 * 60,
} as const;
/** Strangers who hold goods for so long without paying hold fewer of them. */
export const HELD_FOR_LONG = ["kiosk", "instapay"] as const satisfies PaymentMethod[];
/** Minutes that goods are held for a cash order whose phone is still to be confirmed. */
export const CONFIRM_MINUTES = 15;
/** Minutes that goods are held for an order that waits for an approver. */
export const APPROVAL_MINUTES = 7 * 24 * 60;

/** The money comes after the order is placed, and before its goods go. */
export function isPaidLater(method: PaymentMethod): method is keyof typeof HOLD_MINUTES {
  return method in HOLD_MINUTES;
}
