import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import { call } from "#web/api/client.ts";
import { type Answer, useAnswer } from "#web/api/use-answer.ts";
import { useShell } from "#web/shell/store.ts";

export interface SavedDetails {
  /** Payment method of the latest order. */
  method: PaymentMethod;
}

/** What returning customers need not be asked again; null before the first order. */
export function useSavedDetails(isAsked = true): Answer<SavedDetails | null> {
  const isSignedIn = useShell(({ isAuthenticated }) => isAuthenticated);
  const asks = isSignedIn && isAsked;
  const { answer } = useAnswer(`saved details ${asks}`, async () => {
    if (!asks) return null;
    const { items } = await call("GET /api/v1/orders", { query: { pageSize: 1 } });
    const [latest] = items;
    return latest ? { method: latest.paymentMethod } : null;
  });
  return answer;
}
