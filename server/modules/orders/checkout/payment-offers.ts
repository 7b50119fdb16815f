import type { Piastres } from "#contract/kernel/money.ts";
import type { InstalmentPlan, PaymentSettings } from "#contract/kernel/settings.ts";
import {
  type BankMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentOffer,
} from "#contract/orders/payment-method.ts";
import { leastForInstalments } from "#contract/pricing/instalments.ts";

export interface PaymentFacts {
  total: Piastres;
  /** Store credit to be used in addition to the method. */
  wallet: Piastres;
  /** Maximum amount for cash on delivery; null: unlimited. */
  codLimit: Piastres | null;
  /** Guests currently cannot pay cash on delivery. */
  isCashPaused: boolean;
  /** Payment methods that the bank currently accepts for the shop. */
  bankMethods: readonly BankMethod[];
  /** The shop has an InstaPay address. */
  takesInstapay: boolean;
  /** Instalment plans known to the shop; none: the bank's page lists them. */
  instalments: readonly InstalmentPlan[];
  /** Staff's settings: disabled methods and limits. */
  set: PaymentSettings;
  /** Null: not signed in. */
  balance: Piastres | null;
  /** The customer buys on company terms. */
  isApprovedCompany: boolean;
}

type Answer = Omit<PaymentOffer, "method">;

/** Every payment method, and why it cannot be chosen. */
export function paymentOffers(facts: PaymentFacts): PaymentOffer[] {
  return PAYMENT_METHODS.map((method) => offerOf(method, facts));
}

export function offerOf(method: PaymentMethod, facts: PaymentFacts): PaymentOffer {
  const isOff = facts.set.off.includes(method);
  return { method, ...(isOff ? { reason: "not-offered" } : ANSWERS[method](facts)) };
}

const CAN: Answer = { reason: null };

const ANSWERS: Record<PaymentMethod, (facts: PaymentFacts) => Answer> = {
  cod: (facts) => {
    const reason = cashReason(facts);
    return reason === "limit" ? { reason, amount: facts.codLimit ?? 0 } : { reason };
  },
  card: (facts) => byBank("card", facts),
  instapay: (facts) =>
    facts.takesInstapay ? upTo(facts.set.instapayLimit, facts) : { reason: "not-offered" },
  "mobile-wallet": (facts) => byBank("mobile-wallet", facts),
  kiosk: (facts) => {
    const answer = byBank("kiosk", facts);
    return answer.reason === null ? upTo(facts.set.kioskLimit, facts) : answer;
  },
  instalments: (facts) => {
    const answer = byBank("instalments", facts);
    return answer.reason === null ? from(leastForInstalments(facts.instalments), facts) : answer;
  },
  wallet: ({ balance, total }) => ({ reason: walletReason(balance, total) }),
  "bank-transfer": ({ isApprovedCompany }) => ({ reason: isApprovedCompany ? null : "company" }),
};

function byBank(method: BankMethod, { bankMethods }: PaymentFacts): Answer {
  return bankMethods.includes(method) ? CAN : { reason: "not-offered" };
}

function upTo(amount: Piastres, { total, wallet }: PaymentFacts): Answer {
  return total - wallet > amount ? { reason: "limit", amount } : CAN;
}

function from(amount: Piastres, { total, wallet }: PaymentFacts): Answer {
  return total - wallet < amount ? { reason: "minimum", amount } : CAN;
}

/** Why cash on delivery is not possible; null: it is. */
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
