import { useEffect, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentOffer } from "#contract/orders/payment-method.ts";
import { call } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";

/** Shown until the server has answered. */
const AT_THE_DOOR: PaymentOffer = { method: "cod", reason: null };
const AT_FIRST = [AT_THE_DOOR];

/**
 * The payment methods before a governorate is chosen: quotes any governorate, and uses only what
 * holds for all of them.
 */
export function useFirstOffers(governorate: GovernorateCode | undefined): PaymentOffer[] {
  const [offers, setOffers] = useState(AT_FIRST);
  const hasGoods = useShell(({ cart }) => cart.totalQty > 0);
  useEffect(() => {
    if (!governorate || !hasGoods) return undefined;
    let current = true;
    void askOffers(governorate).then((answer) => current && setOffers(answer));
    return () => {
      current = false;
    };
  }, [governorate, hasGoods]);
  return offers;
}

async function askOffers(governorate: GovernorateCode): Promise<PaymentOffer[]> {
  try {
    const body = { governorate, paymentMethod: "cod" } as const;
    const { methods } = await call("POST /api/v1/checkout/quote", { body });
    // The cash limit depends on the governorate.
    return methods.map((offer) =>
      offer.method === "cod" && offer.reason === "limit" ? AT_THE_DOOR : offer,
    );
  } catch (error) {
    if (error instanceof ApiProblem) return AT_FIRST;
    throw error;
  }
}
