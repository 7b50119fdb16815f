import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { keptInvitation } from "#web/modules/companies/invitation/kept-invitation.ts";
import { InvitingCompany } from "#web/modules/companies/registration/inviting-company.tsx";
import { AuthLink } from "#web/modules/customers/auth/frame/auth-links.tsx";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { PersonForm } from "#web/modules/customers/auth/registration/person-form.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/register";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("register.title"),
    description: t("register.description"),
    noindex: true,
  });
}

export default function Register() {
  const t = useTranslations("accounts");
  return (
    <AuthPage title={t("register.title")} intro={t("register.intro")}>
      <p className="-mt-4 mb-6">
        <AuthLink to="/auth/CompanyRegister">{t("register.toCompany")}</AuthLink>
      </p>
      <PersonForm invitation={keptInvitation}>
        <InvitingCompany />
      </PersonForm>
      <p className="mt-8 flex flex-wrap items-center gap-x-3 border-t border-hairline pt-6">
        {t("register.have")}
        <AuthLink to="/auth/Login">{t("register.signIn")}</AuthLink>
      </p>
    </AuthPage>
  );
}
