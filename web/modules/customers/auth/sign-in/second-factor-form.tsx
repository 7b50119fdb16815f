import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormCheckbox } from "#web/shell/forms/fields/form-checkbox.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface SecondFactorFormProps {
  challenge: string;
  onSession: (session: Session) => Promise<void>;
  onBack: () => void;
}

/** A code from an authenticator app, or a backup code. */
export function SecondFactorForm({ challenge, onSession, onBack }: SecondFactorFormProps) {
  const t = useTranslations("accounts.secondFactor");
  const state = useShopForm({
    values: { code: "", trustDevice: false },
    schema: async () => (await import("./schemas.ts")).secondFactorRules,
    labelOf: () => t("code"),
    fieldOf: { "code-wrong": "code" },
    send: async (values) => {
      await onSession(
        await call("POST /api/v1/auth/two-factor", { body: { challenge, ...values } }),
      );
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <ShopForm state={state}>
      <FormField name="code" kind="code" inputMode="text" label={t("code")} required />
      <FormCheckbox name="trustDevice" label={t("trust")} />
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
      <Button kind="quiet" onClick={onBack}>
        {t("back")}
      </Button>
    </ShopForm>
  );
}
