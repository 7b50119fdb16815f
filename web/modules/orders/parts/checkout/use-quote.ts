import type { GovernorateCode } from "#contract/accounts/governorates.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { call, type CallResponse } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { useCallback, useEffect, useState } from "react";

export type Quote = CallResponse<"quoteCheckout">;

export interface QuoteState {
  /** Of the governorate and the cart as they are; null until it is there. */
  quote: Quote | null;
  failed: boolean;
  /** Asks again, and answers what it is now. */
  renew: () => Promise<Quote | null>;
}

/** What the cart costs delivered, by the server, for every governorate and every change of the cart. */
export function useQuote(governorate: GovernorateCode | ""): QuoteState {
  const total = useShell(({ cart }) => cart.totalPrice);
  const count = useShell(({ cart }) => cart.totalQty);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [failed, setFailed] = useState(false);
  const renew = useCallback(async () => {
    if (governorate === "") return null;
    try {
      const next = await call("quoteCheckout", { body: { governorate, paymentMethod: "cod" } });
      setQuote(next);
      setFailed(false);
      return next;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailed(error.code !== "cart-empty");
      return null;
    }
  }, [governorate]);
  useEffect(() => {
    setQuote(null);
    if (count > 0) void renew();
  }, [renew, total, count]);
  return { quote, failed, renew };
}
