import { useCallback, useEffect, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { ApiProblem } from "#api-client/api-problem.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import {
  askForChoice,
  type PaymentChoice,
  type Quote,
  type QuoteAnswer,
} from "./payment-choice.ts";

/** More store credit than anybody has: the server uses what is available. */
const ALL = 1_000_000_000;

export interface QuoteState {
  /** The latest quote; the previous one while a new one is being fetched. Null until the first. */
  answer: QuoteAnswer | null;
  /** The quote matches the current choice and cart. */
  isFresh: boolean;
  /** Fetches the quote again and returns it. */
  renew: () => Promise<QuoteAnswer | null>;
}

async function fetchAnswer(choice: PaymentChoice): Promise<QuoteAnswer | null> {
  if (!choice.governorate) return null;
  try {
    return await askForChoice(choice, (method) => ask({ ...choice, method }));
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** Quotes with the coupon, or without it if the server does not know it. */
async function ask({ governorate, method, coupon, useWallet, phone }: PaymentChoice) {
  const quoteWith = (code: string): Promise<Quote> =>
    call("POST /api/v1/checkout/quote", {
      body: {
        governorate,
        paymentMethod: method,
        ...(code && { coupon: code }),
        ...(phone && { phone }),
        ...(useWallet && { wallet: ALL }),
      },
    });
  try {
    return { method, quote: await quoteWith(coupon), couponMistake: null };
  } catch (error) {
    const mistake = error instanceof ApiProblem && error.fieldMessage("coupon");
    if (!mistake) throw error;
    return { method, quote: await quoteWith(""), couponMistake: mistake };
  }
}

/**
 * The server's price of the cart as chosen, fetched again at every change of the form and the cart.
 */
export function useQuote(control: Control<CheckoutValues>): QuoteState {
  const governorate = useWatch({ control, name: "address.governorate" });
  const { method, coupon, useWallet } = useWatch({ control, name: "payment" });
  const phone = parseMobile(useWatch({ control, name: "contact.phone" })) ?? "";
  const total = useShell(({ cart }) => cart.totalPrice);
  const count = useShell(({ cart }) => cart.totalQty);
  const locale = usePageLocale();
  const who = useShell(({ token }) => token);
  const [kept, setKept] = useState<{ about: string; answer: QuoteAnswer | null } | null>(null);
  const about = [governorate, method, coupon, useWallet, phone, total, count, who, locale].join(
    " ",
  );
  const fetchNow = useCallback(
    () =>
      governorate
        ? fetchAnswer({ governorate, method, coupon, useWallet, phone })
        : Promise.resolve(null),
    [governorate, method, coupon, useWallet, phone],
  );
  const renew = useCallback(async () => {
    const answer = await fetchNow();
    setKept({ about, answer });
    return answer;
  }, [fetchNow, about]);
  useEffect(() => {
    let current = true;
    const take = (answer: QuoteAnswer | null) => current && setKept({ about, answer });
    if (count > 0) void fetchNow().then(take);
    return () => {
      current = false;
    };
  }, [fetchNow, about, count]);
  const hasFailed = kept?.about === about && kept.answer === null && governorate !== "";
  useRetryOnline(hasFailed, renew);
  return {
    answer: governorate ? (kept?.answer ?? null) : null,
    isFresh: kept?.about === about,
    renew,
  };
}

/** Retries a request that failed offline once the connection is back. */
function useRetryOnline(hasFailed: boolean, renew: () => Promise<unknown>): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => void renew();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed, renew]);
}
