/** Payment methods: cash on delivery, by card on the bank's page, from store credit, by bank transfer (companies on terms). */
export const PAYMENT_METHODS = ["cod", "card", "wallet", "bank-transfer"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Why a payment method cannot be chosen; null: it can. */
export const OFFER_REASONS = [
  "limit",
  "not-offered",
  "sign-in",
  "balance",
  "company",
  "paused",
] as const;

export interface PaymentOffer {
  method: PaymentMethod;
  reason: (typeof OFFER_REASONS)[number] | null;
}

/** Minutes that goods are held for an order that waits for its money, by payment method (docs/adr/0015-goods-held-for-strangers.md). */
export const HOLD_MINUTES = { card: 15, "bank-transfer": 3 * 24 * 60 } as const;
/** Minutes that goods are held for a cash order whose phone is still to be confirmed. */
export const CONFIRM_MINUTES = 15;
/** Minutes that goods are held for an order that waits for an approver. */
export const APPROVAL_MINUTES = 7 * 24 * 60;
