import type { Piastres } from "#contract/kernel/money.ts";
import type { PaymentMethod, PaymentOffer } from "#contract/orders/payment-method.ts";

export interface PaymentFacts {
  total: Piastres;
  /** Store credit that is used beside the method. */
  wallet: Piastres;
  /** Largest amount of cash on delivery; null: any. */
  codLimit: Piastres | null;
  /** Guests cannot pay in cash for the time being. */
  isCashPaused: boolean;
  /** A card can be taken at this moment. */
  takesCards: boolean;
  /** Null: nobody is signed in. */
  balance: Piastres | null;
  /** The customer buys on company terms. */
  isApprovedCompany: boolean;
}

/** Every payment method, and why one cannot be chosen. */
export function paymentOffers(facts: PaymentFacts): PaymentOffer[] {
  const { total, wallet, codLimit, isCashPaused, takesCards, balance, isApprovedCompany } = facts;
  const isOverLimit = codLimit !== null && total - wallet > codLimit;
  const cashReason = isOverLimit ? "limit" : null;
  const reasons: Record<PaymentMethod, PaymentOffer["reason"]> = {
    cod: isCashPaused ? "paused" : cashReason,
    card: takesCards ? null : "not-offered",
    wallet: walletReason(balance, total),
    "bank-transfer": isApprovedCompany ? null : "company",
  };
  return Object.entries(reasons).map(([method, reason]) => ({
    method: method as PaymentMethod,
    reason,
  }));
}

function walletReason(balance: Piastres | null, total: Piastres): PaymentOffer["reason"] {
  if (balance === null) return "sign-in";
  return balance < total ? "balance" : null;
}

export function offerOf(method: PaymentMethod, facts: PaymentFacts): PaymentOffer {
  return (
    paymentOffers(facts).find((offer) => offer.method === method) ?? {
      method,
      reason: "not-offered",
    }
  );
}
