import type { Order } from "#contract/orders/endpoints.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { call } from "#web/api/client.ts";
import { useCallback, useEffect, useState } from "react";
import { knownOrder, rememberOrder } from "./known-orders.ts";

const LINK_KEY = /^[\w-]{16}$/;

export type OrderState =
  | { kind: "loading" }
  | { kind: "found"; order: Order }
  | { kind: "not-found" }
  | { kind: "failed" };

async function fetchOrder(number: string): Promise<OrderState> {
  try {
    const order = (await followLink(number)) ?? (await call("getOrder", { params: { number } }));
    rememberOrder(order);
    return { kind: "found", order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: isGone ? "not-found" : "failed" };
  }
}

/**
 * Follows the link in a guest's short message: its key is in the URL fragment, and is removed from
 * the address once used.
 */
async function followLink(number: string): Promise<Order | undefined> {
  const key = globalThis.location.hash.slice(1);
  if (!LINK_KEY.test(key)) return undefined;
  const { pathname, search } = globalThis.location;
  globalThis.history.replaceState(globalThis.history.state, "", pathname + search);
  try {
    return await accountCall("followOrderLink", { params: { number }, body: { key } });
  } catch (error) {
    // An expired link falls back to the order number.
    if (error instanceof ApiProblem && error.code === "order-not-found") return undefined;
    throw error;
  }
}

/** An order is personal: the page is rendered without it, and the browser fetches it. */
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
