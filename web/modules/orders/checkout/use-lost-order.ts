import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { PlaceOrderBody } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { rememberOrder } from "../known-orders.ts";
import { forgetDraft, readDraft } from "./draft.ts";

/**
 * The cart is empty, and an order was sent from here whose response never arrived: the connection
 * broke, or the page was reloaded. Sending it again with its key finds that order; with an empty
 * cart it cannot create a new one.
 */
export function useLostOrder(isCartEmpty: boolean): void {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const onEmpty = useEffectEvent(async () => {
    const attempt = readDraft()?.attempt;
    if (!attempt) return;
    try {
      const body = JSON.parse(attempt.body) as PlaceOrderBody;
      const order = await call("POST /api/v1/orders", { body, idempotencyKey: attempt.key });
      forgetDraft();
      rememberOrder(order);
      await navigate(localPath(`/Order/${order.number}`), { replace: true });
    } catch (error) {
      // There is no such order: the cart is simply empty.
      if (!(error instanceof ApiProblem)) throw error;
    }
  });
  useEffect(() => {
    if (isCartEmpty) void onEmpty();
  }, [isCartEmpty]);
}
