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
  const { total, takesCards, balance, isApprovedCompany } = facts;
  const reasons: Record<PaymentMethod, PaymentOffer["reason"]> = {
    cod: cashReason(facts),
    card: takesCards ? null : "not-offered",
    wallet: walletReason(balance, total),
    "bank-transfer": isApprovedCompany ? null : "company",
  };
  return Object.entries(reasons).map(([method, reason]) => ({
    method: method as PaymentMethod,
    reason,
  }));
}

/** Why an order cannot be paid at the door; null: it can. */
export function cashReason({
  total,
  wallet,
  codLimit,
  isCashPaused,
}: Pick<PaymentFacts, "total" | "wallet" | "codLimit" | "isCashPaused">): PaymentOffer["reason"] {
  if (isCashPaused) return "paused";
  return codLimit !== null && total - wallet > codLimit ? "limit" : null;
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
