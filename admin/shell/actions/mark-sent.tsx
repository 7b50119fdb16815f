import { formatPrice } from "#contract/kernel/money.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../forms/field.tsx";
import { ActionButton } from "./action-button.tsx";

interface MarkSentProps {
  amount: number;
  /** Key of the draft. */
  draft: string;
  send: (body: { reference: string }) => Promise<unknown>;
}

/** For refunds paid outside the bank integration: staff enter the reference after paying. */
export function MarkSent({ amount, draft, send }: MarkSentProps) {
  const text = useText();
  return (
    <ActionButton
      label={text("orders.money.sent")}
      title={text("orders.money.sentTitle", { amount: formatPrice(amount, locale) })}
      explanation={text("orders.money.sentText")}
      done={text("orders.money.sentDone")}
      defaultValues={{ reference: "" }}
      draft={draft}
      send={send}
    >
      <Field
        name="reference"
        label={text("orders.actions.reference")}
        help={text("orders.money.sentReference")}
        autoComplete="off"
        isFirst
      />
    </ActionButton>
  );
}
