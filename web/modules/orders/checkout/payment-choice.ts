import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentMethod, PaymentOffer } from "#contract/orders/payment-method.ts";
import type { CallResponse } from "#web/api/client.ts";

export type Quote = CallResponse<"quoteCheckout">;

/** What decides what an order costs, beside its cart. */
export interface PaymentChoice {
  governorate: GovernorateCode;
  method: PaymentMethod;
  /** Empty: none. */
  coupon: string;
  useWallet: boolean;
  /** In E.164: what each person may use once is left out for who has used it. Empty: not typed in yet. */
  phone: string;
}

/** The server's calculation, and the payment method it is about. */
export interface QuoteAnswer {
  quote: Quote;
  method: PaymentMethod;
  /** Why the coupon that was typed counts for nothing. */
  couponMistake: string | null;
}

type Ask = (method: PaymentMethod) => Promise<QuoteAnswer>;

/**
 * Asks for the price of a choice. Store credit that covers everything is the payment method then, without a fee at the
 * door; a method that is not to be had here any more is replaced by the usual one.
 */
export async function askForChoice(
  { method, useWallet }: PaymentChoice,
  ask: Ask,
): Promise<QuoteAnswer> {
  if (useWallet) {
    const whole = await ask("wallet");
    if (offerOf(whole.quote, "wallet").reason === null) return whole;
  }
  const usual = method === "wallet" ? "cod" : method;
  const asked = await ask(usual);
  return usual === "cod" || isShown(offerOf(asked.quote, usual), false) ? asked : ask("cod");
}

export function offerOf({ methods }: Pick<Quote, "methods">, method: PaymentMethod): PaymentOffer {
  return (
    methods.find((offer) => offer.method === method) ?? { method, reason: "not-offered" as const }
  );
}

/**
 * Payment methods side by side. What cannot be chosen is shown where the customer can do something about it: terms for
 * companies mean nothing to a person, a card the shop does not take to nobody. Store credit has a place of its own.
 */
export function isShown({ method, reason }: PaymentOffer, isCompany: boolean): boolean {
  if (method === "wallet" || reason === "not-offered") return false;
  return reason !== "company" || isCompany;
}

/** What is sent beside contact and address. */
export function paymentBody({ quote, method }: QuoteAnswer, purchaseOrder: string) {
  const { coupon, wallet, totals } = quote;
  const fromWallet = method === "wallet" ? 0 : (wallet?.used ?? 0);
  return {
    paymentMethod: method,
    ...(coupon?.isApplied && { coupon: coupon.code }),
    ...(fromWallet > 0 && { wallet: fromWallet }),
    ...(purchaseOrder.trim() && { purchaseOrder }),
    expectedTotal: totals.total,
  };
}
