import { ApiProblem, OFFLINE } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { newKey, refreshCart } from "#web/modules/cart/index.ts";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { rememberOrder } from "../order/known-orders.ts";
import { attemptFor } from "./attempt.ts";
import { isField } from "./checkout-fields.ts";
import { type CheckoutValues, orderBody } from "./checkout-values.ts";
import { forgetDraft, readDraft, writeDraft } from "./draft.ts";
import type { QuoteState } from "./use-quote.ts";

/** Why the order was not taken. */
export type Refusal =
  | { kind: "text"; text: string }
  | { kind: "total"; before: number; after: number };

/** Sends the order, once, however often the button is pressed or the network fails. */
export function usePlaceOrder(form: UseFormReturn<CheckoutValues>, { quote, renew }: QuoteState) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const t = useTranslations("orders.checkout");

  const refuse = async (problem: ApiProblem, before: number) => {
    const fields = (problem.problem.errors ?? []).filter(({ path }) => isField(path));
    for (const [index, { path, message }] of fields.entries()) {
      if (isField(path)) form.setError(path, { message }, { shouldFocus: index === 0 });
    }
    if (problem.code === "total-changed") {
      const [renewed] = await Promise.all([renew(), refreshCart()]);
      setRefusal({ kind: "total", before, after: renewed?.totals.total ?? before });
      return;
    }
    if (problem.code === "stock" || problem.code === "cart-empty") await refreshCart();
    const isOffline = problem.code === OFFLINE;
    setRefusal({ kind: "text", text: isOffline ? t("offline") : problem.message });
  };

  const send = async (values: CheckoutValues, total: number) => {
    const body = orderBody(values, total);
    const attempt = attemptFor(readDraft()?.attempt ?? null, body, newKey);
    writeDraft({ values, attempt });
    const order = await call("placeOrder", { body, idempotencyKey: attempt.key });
    forgetDraft();
    rememberOrder(order);
    await navigate(localPath(`/Order/${order.number}`), { replace: true });
    void refreshCart();
  };

  const place = async (values: CheckoutValues) => {
    if (busy.current || !quote) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      await send(values, quote.totals.total);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      await refuse(error, quote.totals.total);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { place, sending, refusal };
}
