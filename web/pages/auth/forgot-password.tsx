import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { AuthLink } from "#web/modules/customers/auth/frame/auth-links.tsx";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { ForgotForm } from "#web/modules/customers/auth/sign-in/forgot-form.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/forgot-password";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("forgot.title"),
    description: t("forgot.description"),
    noindex: true,
  });
}

export default function ForgotPassword() {
  const t = useTranslations("accounts.forgot");
  return (
    <AuthPage title={t("title")} intro={t("intro")}>
      <ForgotForm />
      <p className="mt-5">
        <AuthLink to="/auth/Login">{t("back")}</AuthLink>
      </p>
    </AuthPage>
  );
}
