import { useState } from "react";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { AuthLink } from "#web/modules/customers/auth/frame/auth-links.tsx";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { useAfterSignIn } from "#web/modules/customers/auth/frame/use-after-sign-in.ts";
import { useQuery } from "#web/modules/customers/auth/frame/use-query.ts";
import { CodeSignIn } from "#web/modules/customers/auth/sign-in/code-sign-in.tsx";
import { PasskeySignIn } from "#web/modules/customers/auth/sign-in/passkey-sign-in.tsx";
import { SecondFactorForm } from "#web/modules/customers/auth/sign-in/second-factor-form.tsx";
import { SignInForm } from "#web/modules/customers/auth/sign-in/sign-in-form.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { nextPath } from "#web/shell/session/next-path.ts";
import { SignedOutNotice } from "#web/shell/session/signed-out-notice.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import type { Route } from "./+types/login";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("signIn.title"),
    description: t("signIn.description"),
    noindex: true,
  });
}

export default function Login() {
  const t = useTranslations("accounts");
  const [challenge, setChallenge] = useState<string | null>(null);
  const [byCode, setByCode] = useState(false);
  const next = nextPath(useQuery());
  const afterSignIn = useAfterSignIn();
  if (challenge !== null) {
    return (
      <AuthPage title={t("secondFactor.title")} intro={t("secondFactor.text")}>
        <SecondFactorForm
          challenge={challenge}
          onSession={(session) => afterSignIn(session, next)}
          onBack={() => setChallenge(null)}
        />
      </AuthPage>
    );
  }
  if (byCode) {
    return (
      <AuthPage title={t("codeSignIn.title")} intro={t("codeSignIn.intro")}>
        <CodeSignIn
          onSession={(session) => afterSignIn(session, next)}
          onChallenge={setChallenge}
          onBack={() => setByCode(false)}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t("signIn.title")}>
      <SignedOutNotice withLink={false} className="mb-6" />
      <SignInForm onSession={(session) => afterSignIn(session, next)} onChallenge={setChallenge} />
      <Button kind="secondary" wide size="large" className="mt-4" onClick={() => setByCode(true)}>
        {t("codeSignIn.open")}
      </Button>
      <PasskeySignIn onSession={(session) => afterSignIn(session, next)} />
      <div className="mt-8 border-t border-hairline pt-6">
        <p>{t("signIn.none")}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <AuthLink to="/auth/Register">{t("signIn.person")}</AuthLink>
          <AuthLink to="/auth/CompanyRegister">{t("signIn.company")}</AuthLink>
        </p>
      </div>
    </AuthPage>
  );
}
