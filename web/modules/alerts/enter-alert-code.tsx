import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";

interface EnterAlertCodeProps {
  ticket: string;
  /** The phone number, as shown. */
  to: string;
  onConfirmed: () => void;
}

/** Field for the code from the short message, in any digits. */
export function EnterAlertCode({ ticket, to, onConfirmed }: EnterAlertCodeProps) {
  const t = useTranslations("alerts");
  const state = useShopForm({
    values: { code: "" },
    schema: async () => (await import("./schemas.ts")).codeRules,
    labelOf: () => t("code"),
    secrets: ["code"],
    fieldOf: { "code-wrong": "code", "not-found": "code" },
    send: async ({ code }) => {
      await call("POST /api/v1/alerts/confirm", { body: { ticket, code } });
      onConfirmed();
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <ShopForm
      state={state}
      className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-4"
    >
      <output className="text-[0.9375rem]">{t("codeSent", { to })}</output>
      <FormField name="code" kind="code" label={t("code")} autoComplete="one-time-code" required />
      <SubmitButton busy={t("sending")} size="normal" wide={false}>
        {t("confirm")}
      </SubmitButton>
    </ShopForm>
  );
}
