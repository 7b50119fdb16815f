import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import { forgetOrder, knownOrder, rememberOrder } from "./known-orders.ts";

const LINK_KEY = /^[\w-]{16}$/;

export type OrderState =
  | { kind: "loading" }
  | { kind: "found"; order: Order }
  | { kind: "not-found" }
  | { kind: "failed" };

async function fetchOrder(number: string): Promise<OrderState> {
  const { token } = useShell.getState();
  try {
    const order =
      (await followLink(number)) ??
      (await call("GET /api/v1/orders/{number}", { params: { number } }));
    // If the session has ended since the request, the order must not be kept.
    if (useShell.getState().token === token) rememberOrder(order);
    return { kind: "found", order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
    if (isGone) forgetOrder(number);
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
    return await call("POST /api/v1/orders/{number}/link", { params: { number }, body: { key } });
  } catch (error) {
    // An expired link falls back to the order number.
    if (error instanceof ApiProblem && error.code === "order-not-found") return undefined;
    throw error;
  }
}

/**
 * Orders are personal: the page is rendered without the order, and the browser fetches it, again
 * after signing in or out.
 */
export function useOrder(number: string): { state: OrderState; retry: () => void } {
  const locale = usePageLocale();
  const token = useShell((shell) => shell.token);
  const isKnownWho = useShell(({ sessionKnown }) => sessionKnown);
  const about = `${locale} ${token} ${number}`;
  const [answer, setAnswer] = useState<{ about: string; state: OrderState } | null>(null);
  const load = useCallback(async () => {
    setAnswer({ about, state: await fetchOrder(number) });
  }, [about, number]);
  useEffect(() => {
    if (!isKnownWho) return undefined;
    let current = true;
    void fetchOrder(number).then((state) => current && setAnswer({ about, state }));
    return () => {
      current = false;
    };
  }, [about, number, isKnownWho]);
  const answered = answer?.about === about ? answer.state : undefined;
  return { state: shownState(answered, knownOrder(number, locale)), retry: () => void load() };
}

/**
 * The server's answer; while it is loading or if it failed, the order known from the previous page.
 */
export function shownState(answered: OrderState | undefined, known: Order | undefined): OrderState {
  if (known && (answered === undefined || answered.kind === "failed"))
    return { kind: "found", order: known };
  return answered ?? { kind: "loading" };
}
