import type { Piastres } from "../kernel/money.ts";

/**
 * Payment methods: cash on delivery; card, mobile wallet or instalments on the bank's page;
 * InstaPay; cash at an outlet with a payment number; store credit; bank transfer (companies on
 * terms).
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

/**
 * Methods for which the bank accepts the money and notifies the shop
 * (docs/adr/0015-payment-and-reservations.md).
 */
export const BANK_METHODS = ["card", "mobile-wallet", "kiosk", "instalments"] as const;
export type BankMethod = (typeof BANK_METHODS)[number];

/**
 * Methods that staff can disable; cash has its limits per governorate instead, and store credit
 * belongs to the customer.
 */
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

/** Paid on the bank's own page. An outlet uses a payment number instead. */
export function isHosted(method: PaymentMethod): boolean {
  return isBankMethod(method) && method !== "kiosk";
}

/** The customer transfers to the shop's account, and may send a proof of it. */
export function isTransfer(method: PaymentMethod): boolean {
  return method === "bank-transfer" || method === "instapay";
}

/** Refunds are only possible by hand, or as store credit. */
export function goesBackByHand(method: PaymentMethod): boolean {
  return method === "cod" || method === "kiosk" || isTransfer(method);
}

/**
 * Methods that an order waiting for payment can be switched to; cash on delivery has its own rules.
 */
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
  /** The limit or minimum that is the reason. */
  amount?: Piastres | undefined;
}

/**
 * Minutes for which stock is reserved for an order that waits for payment, by method
 * (docs/adr/0015-payment-and-reservations.md).
 */
export const HOLD_MINUTES = {
  card: 15,
  "mobile-wallet": 15,
  instalments: 30,
  kiosk: 24 * 60,
  instapay: 24 * 60,
  "bank-transfer": 3 * 24 * 60,
} as const;
/** For these long reservations, strangers have a lower limit. */
export const HELD_FOR_LONG = ["kiosk", "instapay"] as const satisfies PaymentMethod[];
/** Minutes for which stock is reserved for a cash order whose phone is not confirmed yet. */
export const CONFIRM_MINUTES = 15;
/** Minutes for which stock is reserved for an order that waits for an approver. */
export const APPROVAL_MINUTES = 7 * 24 * 60;

/** Paid after the order is placed and before it is shipped. */
export function isPaidLater(method: PaymentMethod): method is keyof typeof HOLD_MINUTES {
  return method in HOLD_MINUTES;
}
