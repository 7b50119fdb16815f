import { type ReactNode, useEffect } from "react";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { ProofActions } from "./proof-actions.tsx";

interface CodeFormProps {
  label: string;
  submit: string;
  send: (code: string) => Promise<void>;
  onCancel: () => void;
  /** Focuses the field, as it is the next thing to fill in. */
  focused?: boolean;
  /** Shown between the field and its button. */
  children?: ReactNode;
}

/** A code from a mail, a short message or an authenticator app. */
export function CodeForm(props: CodeFormProps) {
  const { label, submit, send, onCancel, focused = false, children } = props;
  const state = useShopForm({
    values: { code: "" },
    schema: async () => (await import("./code-schema.ts")).codeProof,
    labelOf: () => label,
    send: ({ code }) => send(code),
    secrets: ["code"],
    fieldOf: { "code-wrong": "code" },
  });
  const { setFocus } = state.form;
  useEffect(() => {
    if (focused) setFocus("code");
  }, [focused, setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField name="code" kind="code" label={label} autoComplete="one-time-code" required />
      {children}
      <ProofActions submit={submit} onCancel={onCancel} />
    </ShopForm>
  );
}
