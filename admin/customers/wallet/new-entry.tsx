import { useRef } from "react";
import { formatPrice } from "#contract/kernel/money.ts";
import { PROCESS_TYPES, type ProcessType } from "#contract/wallet/endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { piastresOf } from "../../shell/forms/amount.ts";
import { Field } from "../../shell/forms/field.tsx";

interface NewEntryProps {
  customerId: number;
  /** Undefined while loading. */
  balance: number | undefined;
}

interface Typed {
  type: ProcessType;
  amount: string;
  note: string;
}

/**
 * Adds or deducts store credit; an amount above one member's limit waits for another's approval.
 */
export function NewEntry({ customerId, balance = 0 }: NewEntryProps) {
  const text = useText();
  const mustWait = useRef(false);
  const types = PROCESS_TYPES.map((value) => ({ value, label: text(`wallet.types.${value}`) }));
  const send = async ({ type, amount, note }: Typed, idempotencyKey: string) => {
    const piastres = piastresOf(amount);
    if (!piastres) throw ownProblem(text("wallet.wrongAmount"), "amount");
    const answer = await call("POST /api/v1/admin/customers/{id}/wallet", {
      params: { id: customerId },
      body: { type, amount: piastres, note },
      idempotencyKey,
    });
    mustWait.current = answer.request !== null;
  };
  return (
    <ActionButton<Typed>
      label={text("wallet.add")}
      explanation={text("wallet.addText", { balance: formatPrice(balance, locale) })}
      done={() => text(mustWait.current ? "wallet.asked" : "wallet.saved")}
      defaultValues={{ type: "Deposit", amount: "", note: "" }}
      draft={`wallet ${customerId}`}
      send={send}
    >
      <Field name="type" label={text("wallet.type")} choices={types} />
      <Field name="amount" label={text("wallet.amount")} inputMode="decimal" />
      <Field name="note" rows={2} label={text("wallet.note")} help={text("wallet.noteHelp")} />
    </ActionButton>
  );
}
