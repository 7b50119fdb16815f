import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { nextPath } from "#web/shell/session/next-path.ts";
import { keepPendingCode } from "../code/pending-code.ts";

/** The account whose password was forgotten, pre-filled with what was typed to sign in. */
export function ForgotForm() {
  const t = useTranslations("accounts.forgot");
  const label = useTranslations("accounts.field")("identifier");
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const state = useShopForm({
    values: { identifier: "" },
    schema: async () => (await import("./schemas.ts")).forgotPasswordRules,
    labelOf: () => label,
    draft: "sign-in",
    keepsDraft: true,
    send: async (body) => {
      const verification = await call("POST /api/v1/auth/forgot-password", { body });
      keepPendingCode("reset", {
        ...verification,
        askedAt: Date.now(),
        form: "/auth/ForgotPassword",
        next: nextPath(window.location.search),
      });
      await navigate(localPath("/auth/ResetPassword"));
    },
  });
  return (
    <ShopForm state={state}>
      <FormField name="identifier" kind="identifier" label={label} required />
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
