import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { newKey } from "#api-client/idempotency-key.ts";
import { isBankMethod } from "#contract/orders/payment-method.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { refreshCart } from "#web/shell/cart/cart-writes.ts";
import { rememberOrder } from "../known-orders.ts";
import { requestBankRedirect } from "../money/bank-redirect.ts";
import { attemptFor } from "./attempt.ts";
import { type FieldName, isField } from "./checkout-fields.ts";
import { type CheckoutValues, orderBody } from "./checkout-values.ts";
import { forgetDraft, readDraft, writeDraft } from "./draft.ts";
import type { QuoteAnswer } from "./payment-choice.ts";
import type { QuoteState } from "./use-quote.ts";

/** Why the order was refused. */
export type Refusal =
  | { kind: "text"; text: string }
  | { kind: "total"; before: number; after: number };

/** Refusals after which the quote has to be renewed. */
const RENEWS = new Set([
  "stock",
  "cart-empty",
  "coupon-unknown",
  "wallet-balance",
  "cod-limit",
  "payment-method",
]);

/** Places the order once, however often the button is pressed or the network fails. */
export function usePlaceOrder(form: UseFormReturn<CheckoutValues>, quoting: QuoteState) {
  const { answer: shown, isFresh, renew } = quoting;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const t = useTranslations("orders.checkout");

  const refuse = async (problem: ApiProblem, before: number) => {
    const fields = (problem.problem.errors ?? []).flatMap(({ path, message }) => {
      const name = fieldOf(path);
      return name ? [{ name, message }] : [];
    });
    for (const [index, { name, message }] of fields.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    }
    if (problem.code === "total-changed") {
      const [renewed] = await Promise.all([renew(), refreshCart()]);
      setRefusal({ kind: "total", before, after: renewed?.quote.totals.total ?? before });
      return;
    }
    if (RENEWS.has(problem.code)) await Promise.all([renew(), refreshCart()]);
    const isOffline = problem.code === OFFLINE;
    setRefusal({ kind: "text", text: isOffline ? t("offline") : problem.message });
  };

  const send = async (values: CheckoutValues, answer: QuoteAnswer) => {
    const body = orderBody(values, answer);
    const attempt = attemptFor(readDraft()?.attempt ?? null, body, newKey);
    writeDraft({ values, attempt });
    const order = await call("POST /api/v1/orders", { body, idempotencyKey: attempt.key });
    forgetDraft();
    rememberOrder(order);
    if (isBankMethod(order.paymentMethod) && order.waitingFor === "payment")
      requestBankRedirect(order.number);
    await navigate(localPath(`/Order/${order.number}`), { replace: true });
    void refreshCart();
  };

  /** The quote to order by; null if the customer has to see a changed total first. */
  const settled = async (): Promise<QuoteAnswer | null> => {
    const answer = isFresh && shown ? shown : await renew();
    if (!answer) {
      setRefusal({ kind: "text", text: t("noTotal") });
      return null;
    }
    const [before, after] = [(shown ?? answer).quote.totals.total, answer.quote.totals.total];
    if (before === after && shown) return answer;
    setRefusal({ kind: "total", before, after });
    return null;
  };

  const place = async (values: CheckoutValues) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    let answer: QuoteAnswer | null = null;
    try {
      answer = await settled();
      if (answer) await send(values, answer);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      await refuse(error, answer?.quote.totals.total ?? 0);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { place, sending, refusal };
}

/** The form field for a path in the response. */
function fieldOf(path: string): FieldName | undefined {
  if (path === "purchaseOrder") return "payment.purchaseOrder";
  return isField(path) ? path : undefined;
}
