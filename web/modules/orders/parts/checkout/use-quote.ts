import type { GovernorateCode } from "#contract/accounts/governorates.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { call, type CallResponse } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { useCallback, useEffect, useState } from "react";

export type Quote = CallResponse<"quoteCheckout">;

export interface QuoteState {
  /** Of the governorate and the cart as they are; null until it is there. */
  quote: Quote | null;
  /** Asks again, and answers what it is now. */
  renew: () => Promise<Quote | null>;
}

async function fetchQuote(governorate: GovernorateCode | ""): Promise<Quote | null> {
  if (governorate === "") return null;
  try {
    return await call("quoteCheckout", { body: { governorate, paymentMethod: "cod" } });
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** What the cart costs delivered, by the server, for every governorate and every change of the cart. */
export function useQuote(governorate: GovernorateCode | ""): QuoteState {
  const total = useShell(({ cart }) => cart.totalPrice);
  const count = useShell(({ cart }) => cart.totalQty);
  const [answer, setAnswer] = useState<{ about: string; quote: Quote | null } | null>(null);
  const about = `${governorate} ${total} ${count}`;
  const renew = useCallback(async () => {
    const quote = await fetchQuote(governorate);
    setAnswer({ about, quote });
    return quote;
  }, [governorate, about]);
  useEffect(() => {
    let current = true;
    const take = (quote: Quote | null) => current && setAnswer({ about, quote });
    if (count > 0) void fetchQuote(governorate).then(take);
    return () => {
      current = false;
    };
  }, [governorate, about, count]);
  return { quote: answer?.about === about ? answer.quote : null, renew };
}
