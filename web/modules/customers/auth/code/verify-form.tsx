import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import type { CodeToEnter } from "./use-code-to-enter.ts";

interface VerifyFormProps {
  entry: CodeToEnter;
  onSession: (session: Session) => Promise<void>;
}

/**
 * The code of a registration. A link fills it in; only the button submits it. In another browser
 * than the one used to register, the password is required as well.
 */
export function VerifyForm({ entry, onSession }: VerifyFormProps) {
  const t = useTranslations("accounts.verify");
  const field = useTranslations("accounts.field");
  const [isElsewhere, setElsewhere] = useState(false);
  const state = useShopForm({
    values: { code: entry.code, password: "" },
    schema: async () => {
      const { codeAndPasswordRules, codeRules } = await import("../sign-in/schemas.ts");
      return isElsewhere ? codeAndPasswordRules : codeRules;
    },
    labelOf: (path) => field(path === "password" ? "password" : "code"),
    fieldOf: { "code-wrong": "code", "password-wrong": "password" },
    send: async ({ code, password }) => {
      const { verification } = entry;
      const body = { verification, code, ...(isElsewhere && { password }) };
      try {
        await onSession(await call("POST /api/v1/auth/verify", { body }));
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "registration-elsewhere")
          setElsewhere(true);
        throw error;
      }
    },
  });
  return (
    <ShopForm state={state}>
      <FormField name="code" kind="code" label={field("code")} required />
      {isElsewhere && (
        <FormField
          name="password"
          kind="password"
          label={field("password")}
          autoComplete="current-password"
          required
        />
      )}
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
