import type { Session } from "#contract/customers/auth-endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useTranslations } from "use-intl";
import type { CodeToEnter } from "./use-code-to-enter.ts";

interface VerifyFormProps {
  entry: CodeToEnter;
  onSession: (session: Session) => Promise<void>;
}

/** The code of a registration. A link brings it along; only the button sends it. */
export function VerifyForm({ entry, onSession }: VerifyFormProps) {
  const t = useTranslations("accounts.verify");
  const label = useTranslations("accounts.field")("code");
  const state = useShopForm({
    values: { code: entry.code },
    schema: async () => (await import("../schemas.ts")).codeRules,
    labelOf: () => label,
    fieldOf: { "code-wrong": "code" },
    send: async ({ code }) => {
      const { verification } = entry;
      await onSession(await accountCall("verifyRegistration", { body: { verification, code } }));
    },
  });
  return (
    <ShopForm state={state}>
      <FormField name="code" kind="code" label={label} required />
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
