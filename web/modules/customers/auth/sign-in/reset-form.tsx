import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import type { CodeToEnter } from "../code/use-code-to-enter.ts";

interface ResetFormProps {
  entry: CodeToEnter;
  onDone: () => void;
}

/** The code and a new password. */
export function ResetForm({ entry, onDone }: ResetFormProps) {
  const t = useTranslations("accounts");
  const state = useShopForm({
    values: { code: entry.code, password: "" },
    schema: async () => (await import("./schemas.ts")).resetPasswordRules,
    labelOf: (path) => t(path === "code" ? "field.code" : "field.newPassword"),
    fieldOf: { "code-wrong": "code" },
    send: async (values) => {
      const { verification } = entry;
      await call("POST /api/v1/auth/reset-password", { body: { verification, ...values } });
      onDone();
    },
  });
  return (
    <ShopForm state={state}>
      {/* Password managers store the new password under this name. */}
      {entry.pending && (
        <input type="text" readOnly hidden autoComplete="username" value={entry.pending.sentTo} />
      )}
      <FormField name="code" kind="code" label={t("field.code")} required />
      <FormField
        name="password"
        kind="password"
        label={t("field.newPassword")}
        hint={t("register.passwordHint")}
        autoComplete="new-password"
        strength
        required
      />
      <SubmitButton busy={t("reset.busy")}>{t("reset.submit")}</SubmitButton>
    </ShopForm>
  );
}
