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

async function fetchOrder(number: string): Promise<OrderState> {
  try {
    const order = await call("getOrder", { params: { number } });
    rememberOrder(order);
    return { kind: "found", order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: isGone ? "not-found" : "failed" };
  }
}

/** An order is personal: the browser fetches it, the page is rendered without it. */
export function useOrder(number: string): { state: OrderState; retry: () => void } {
  const [answer, setAnswer] = useState<{ number: string; state: OrderState } | null>(null);
  const known = knownOrder(number);
  const load = useCallback(async () => {
    setAnswer({ number, state: await fetchOrder(number) });
  }, [number]);
  useEffect(() => {
    let current = true;
    void fetchOrder(number).then((state) => current && setAnswer({ number, state }));
    return () => {
      current = false;
    };
  }, [number]);
  const answered = answer?.number === number ? answer.state : undefined;
  const seen: OrderState = known ? { kind: "found", order: known } : { kind: "loading" };
  return {
    state: answered && (answered.kind === "found" || !known) ? answered : seen,
    retry: () => void load(),
  };
}
