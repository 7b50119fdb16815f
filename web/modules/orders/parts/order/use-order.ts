import type { Order } from "#contract/orders/endpoints.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useCallback, useEffect, useState } from "react";
import { knownOrder, rememberOrder } from "./known-orders.ts";

export type OrderState =
  | { kind: "loading" }
  | { kind: "found"; order: Order }
  | { kind: "not-found" }
  | { kind: "failed" };

/** An order is personal: the browser fetches it, the page is rendered without it. */
export function useOrder(number: string): { state: OrderState; retry: () => void } {
  const [state, setState] = useState<OrderState>({ kind: "loading" });
  const load = useCallback(async () => {
    const known = knownOrder(number);
    setState(known ? { kind: "found", order: known } : { kind: "loading" });
    try {
      const order = await call("getOrder", { params: { number } });
      rememberOrder(order);
      setState({ kind: "found", order });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (known) return;
      const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
      setState({ kind: isGone ? "not-found" : "failed" });
    }
  }, [number]);
  useEffect(() => void load(), [load]);
  return { state, retry: () => void load() };
}
