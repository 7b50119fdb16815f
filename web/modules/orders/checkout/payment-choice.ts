import type { CallResponse } from "#api-client/operations.ts";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentMethod, PaymentOffer } from "#contract/orders/payment-method.ts";

export type Quote = CallResponse<"POST /api/v1/checkout/quote">;

/** What decides the price of an order, beside its cart. */
export interface PaymentChoice {
  governorate: GovernorateCode;
  method: PaymentMethod;
  /** Empty for none. */
  coupon: string;
  useWallet: boolean;
  /**
   * In E.164, to leave out promotions limited per person that this person has used. Empty until
   * typed.
   */
  phone: string;
}

/** The server's quote, and the payment method it is for. */
export interface QuoteAnswer {
  quote: Quote;
  method: PaymentMethod;
  /** Why the typed coupon does not apply. */
  couponMistake: string | null;
}

type Ask = (method: PaymentMethod) => Promise<QuoteAnswer>;

/**
 * Requests a quote. If store credit covers everything, it becomes the payment method, without the
 * cash-on-delivery fee; a method that is no longer offered is replaced by the usual one.
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
 * Whether a payment method is listed. One that cannot be chosen is shown only to customers who can
 * do something about it: company terms are hidden from persons, methods that the shop does not
 * offer from everybody. Store credit is shown elsewhere.
 */
export function isShown({ method, reason }: PaymentOffer, isCompany: boolean): boolean {
  if (method === "wallet" || reason === "not-offered") return false;
  return reason !== "company" || isCompany;
}

/** The part of the request body beside contact and address. */
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
