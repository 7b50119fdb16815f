import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { parseMobile } from "#contract/kernel/phone.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { useCallback, useEffect, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { CheckoutValues } from "./checkout-values.ts";
import {
  askForChoice,
  type PaymentChoice,
  type Quote,
  type QuoteAnswer,
} from "./payment-choice.ts";

/** More store credit than anybody has: the server uses what there is. */
const ALL = 1_000_000_000;

export interface QuoteState {
  /** The latest answer; of the choice before while a new one is on its way. Null until there is one. */
  answer: QuoteAnswer | null;
  /** The answer is about the choice and the cart as they are. */
  isFresh: boolean;
  /** Asks again, and answers what it is now. */
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

/** With the coupon; without it, where the server does not know it. */
async function ask({ governorate, method, coupon, useWallet, phone }: PaymentChoice) {
  const quoteWith = (code: string): Promise<Quote> =>
    call("quoteCheckout", {
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

/** What the cart costs as chosen, by the server, for every change of the form and of the cart. */
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

/** What failed without a connection is asked for again once there is one. */
function useRetryOnline(hasFailed: boolean, renew: () => Promise<unknown>): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => void renew();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed, renew]);
}
