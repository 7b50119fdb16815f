import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { CompanyForm } from "#web/modules/companies/registration/company-form.tsx";
import { AuthLink } from "#web/modules/customers/auth/frame/auth-links.tsx";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/company-register";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("companyRegister.title"),
    description: t("companyRegister.description"),
    noindex: true,
  });
}

export default function CompanyRegister() {
  const t = useTranslations("accounts");
  return (
    <AuthPage title={t("companyRegister.title")} intro={t("companyRegister.intro")}>
      <p className="-mt-4 mb-6">
        <AuthLink to="/auth/Register">{t("register.toPerson")}</AuthLink>
      </p>
      <CompanyForm />
      <p className="mt-8 flex flex-wrap items-center gap-x-3 border-t border-hairline pt-6">
        {t("register.have")}
        <AuthLink to="/auth/Login">{t("register.signIn")}</AuthLink>
      </p>
    </AuthPage>
  );
}
