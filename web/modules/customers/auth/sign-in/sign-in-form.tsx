import { useTranslations } from "use-intl";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { AuthLink } from "../frame/auth-links.tsx";

interface SignInFormProps {
  onSession: (session: Session) => Promise<void>;
  /** The password was right, a code is still required. */
  onChallenge: (challenge: string) => void;
}

/** Email or phone, and the password. */
export function SignInForm({ onSession, onChallenge }: SignInFormProps) {
  const t = useTranslations("accounts.signIn");
  const state = useShopForm({
    values: { identifier: "", password: "" },
    schema: async () => (await import("./schemas.ts")).signInRules,
    labelOf: (path) => t(path === "password" ? "password" : "identifier"),
    draft: "sign-in",
    secrets: ["password"],
    send: async (body) => {
      const answer = await call("POST /api/v1/auth/sign-in", { body });
      if (answer.kind === "two-factor") onChallenge(answer.challenge);
      else await onSession(answer);
    },
  });
  return (
    <ShopForm state={state}>
      <FormField
        name="identifier"
        kind="identifier"
        label={t("identifier")}
        autoComplete="username webauthn"
        required
      />
      <div>
        <FormField
          name="password"
          kind="password"
          label={t("password")}
          autoComplete="current-password"
          required
        />
        <p className="mt-1.5 text-small">
          <AuthLink to="/auth/ForgotPassword">{t("forgot")}</AuthLink>
        </p>
      </div>
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
