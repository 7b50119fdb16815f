import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { piastresOf } from "../../shell/forms/amount.ts";
import { Field } from "../../shell/forms/field.tsx";
import { RefundToField } from "./refund-to-field.tsx";

interface Typed {
  amount: string;
  reason: string;
  refundTo: RefundMethod;
}

/** Credits part of what was paid, as store credit or to the original payment method. */
export function Goodwill({ number }: { number: string }) {
  const text = useText();
  const give = async ({ amount: typed, ...given }: Typed, idempotencyKey: string) => {
    const amount = piastresOf(typed);
    if (amount === undefined) throw ownProblem(text("orders.actions.wrongAmount"), "amount");
    const body = { amount, ...given };
    await call("POST /api/v1/admin/orders/{number}/goodwill", {
      params: { number },
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Typed>
      label={text("orders.goodwill.give")}
      explanation={text("orders.goodwill.text")}
      done={text("orders.goodwill.given")}
      defaultValues={{ amount: "", reason: "", refundTo: "wallet" }}
      draft={`order ${number} goodwill`}
      send={give}
    >
      <Field name="amount" label={text("orders.actions.amount")} inputMode="decimal" isFirst />
      <Field name="reason" rows={2} label={text("orders.actions.reason")} />
      <RefundToField />
    </ActionButton>
  );
}
