import { useState } from "react";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { forgetInvitation } from "#web/modules/companies/invitation/kept-invitation.ts";
import { NothingToEnter } from "#web/modules/customers/auth/code/nothing-to-enter.tsx";
import {
  forgetPendingCode,
  type PendingCode,
} from "#web/modules/customers/auth/code/pending-code.ts";
import { ResendCode } from "#web/modules/customers/auth/code/resend-code.tsx";
import { SentText } from "#web/modules/customers/auth/code/sent-text.tsx";
import { useCodeToEnter } from "#web/modules/customers/auth/code/use-code-to-enter.ts";
import { VerifyForm } from "#web/modules/customers/auth/code/verify-form.tsx";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { useAfterSignIn } from "#web/modules/customers/auth/frame/use-after-sign-in.ts";
import { REGISTRATION_DRAFT } from "#web/modules/customers/auth/registration/registration-values.ts";
import { forgetDraft } from "#web/shell/forms/form-draft.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { Route } from "./+types/verify-email";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("verify.title"),
    description: t("verify.description"),
    noindex: true,
  });
}

export default function VerifyEmail() {
  const t = useTranslations("accounts");
  const entry = useCodeToEnter("registration");
  const [renewed, setRenewed] = useState<PendingCode | null>(null);
  const afterSignIn = useAfterSignIn();
  const pending = renewed ?? entry?.pending ?? null;
  if (entry === null) {
    return (
      <AuthPage title={t("verify.title")}>
        <NothingToEnter begin={t("verify.begin")} href="/auth/Register" />
      </AuthPage>
    );
  }
  const intro = entry && <SentText pending={pending} of="verify" />;
  if (!entry) {
    return (
      <AuthPage title={t("verify.title")} intro={intro}>
        <Skeleton className="h-40 w-full" />
      </AuthPage>
    );
  }
  const current = renewed ? { ...entry, verification: renewed.verification } : entry;
  return (
    <AuthPage title={t("verify.title")} intro={intro}>
      <VerifyForm
        entry={current}
        onSession={async (session) => {
          forgetPendingCode("registration");
          forgetDraft(REGISTRATION_DRAFT);
          forgetInvitation();
          await afterSignIn(session, pending?.next ?? null);
        }}
      />
      {pending && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ResendCode purpose="registration" pending={pending} onResent={setRenewed} />
          <Link href={pending.form} tone="action">
            {t("verify.change")}
          </Link>
        </div>
      )}
    </AuthPage>
  );
}
