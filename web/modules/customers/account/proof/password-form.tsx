import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { ProofActions } from "./proof-actions.tsx";

interface PasswordFormProps {
  title?: string;
  /** A code of the second factor is asked for as well, under this name. */
  codeLabel?: string | undefined;
  submit: string;
  danger?: boolean;
  send: (password: string, code: string) => Promise<void>;
  onCancel: () => void;
}

/** The password once more, before something that matters. */
export function PasswordForm(props: PasswordFormProps) {
  const { title, codeLabel, submit, danger, send, onCancel } = props;
  const t = useTranslations("account.form");
  const state = useShopForm({
    values: { password: "", code: "" },
    schema: async () => {
      const { passwordAndCode, passwordProof } = await import("./proof-schema.ts");
      return codeLabel ? passwordAndCode : passwordProof;
    },
    labelOf: (path) => (path === "code" ? (codeLabel ?? "") : t("password")),
    send: ({ password, code }) => send(password, code),
    secrets: ["password", "code"],
    fieldOf: { "password-wrong": "password", "code-wrong": "code" },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("password"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      {title && <h3 className="font-medium">{title}</h3>}
      <FormField
        name="password"
        kind="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="current-password"
        required
      />
      {codeLabel && (
        <FormField
          name="code"
          kind="code"
          label={codeLabel}
          autoComplete="one-time-code"
          required
        />
      )}
      <ProofActions submit={submit} danger={danger} onCancel={onCancel} />
    </ShopForm>
  );
}
