import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { offerOf, type QuoteAnswer } from "../checkout/payment-choice.ts";
import type { SavedChoice } from "../saved/use-saved-address.ts";
import { isExpress } from "./express-visit.ts";
import { useSavedDetails } from "./use-saved-details.ts";

export interface ExpressVisit {
  /**
   * `review`: everything is known, one look and one press. `waiting`: still loading. `form`: ask as
   * usual.
   */
  shows: "review" | "waiting" | "form";
  /** The customer wants to change something. */
  leave: () => void;
}

/**
 * Fills the checkout with the default address and the payment method of the latest order, if the
 * previous page requested it.
 */
export function useExpressVisit(
  form: UseFormReturn<CheckoutValues>,
  saved: SavedChoice,
  answer: QuoteAnswer | null,
): ExpressVisit {
  const { state } = useRequested();
  const [hasLeft, setLeft] = useState(false);
  const isAsked = isExpress(state) && !hasLeft;
  const method = useFilledMethod(form, saved, isAsked);
  return {
    shows: isAsked ? shownOf(method, saved, answer) : "form",
    leave: () => setLeft(true),
  };
}

/**
 * The navigation state of the previous page; null during hydration, as the server's page does not
 * know it.
 */
function useRequested(): { state: unknown } {
  const location = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { state: isInBrowser ? location.state : null };
}

const never = () => () => {};

/**
 * The payment method of the latest order, once form and addresses are filled; undefined: not known
 * yet, null: there is none.
 */
function useFilledMethod(
  form: UseFormReturn<CheckoutValues>,
  saved: SavedChoice,
  isAsked: boolean,
): PaymentMethod | null | undefined {
  const details = useSavedDetails(isAsked);
  const method = details.state === "ready" ? details.value?.method : undefined;
  const isReady = method !== undefined && saved.addresses.length > 0;
  const onReady = useEffectEvent(() => method && fill(form, saved, method));
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
  if (isReady) return method;
  return details.state === "failed" || (details.state === "ready" && !details.value)
    ? null
    : undefined;
}

function shownOf(
  method: PaymentMethod | null | undefined,
  saved: SavedChoice,
  answer: QuoteAnswer | null,
): ExpressVisit["shows"] {
  if (method === null) return "form";
  // The first quote may still be for the form's initial method.
  if (method === undefined || !isAbout(answer, method)) return "waiting";
  return saved.isShort && canOrder(answer) ? "review" : "form";
}

function fill(
  form: UseFormReturn<CheckoutValues>,
  saved: SavedChoice,
  method: PaymentMethod,
): void {
  const [first] = saved.addresses;
  if (first && !saved.isShort) saved.choose(first.id);
  form.setValue("payment.useWallet", method === "wallet");
  if (method !== "wallet") form.setValue("payment.method", method);
}

/** A method that is no longer available was replaced by another. */
function isAbout(answer: QuoteAnswer | null, method: PaymentMethod): answer is QuoteAnswer {
  if (answer === null) return false;
  return answer.method === method || offerOf(answer.quote, method).reason !== null;
}

function canOrder({ quote, method }: QuoteAnswer): boolean {
  return offerOf(quote, method).reason === null;
}
