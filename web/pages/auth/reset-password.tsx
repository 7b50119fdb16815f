import { useState } from "react";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { NothingToEnter } from "#web/modules/customers/auth/code/nothing-to-enter.tsx";
import {
  forgetPendingCode,
  type PendingCode,
} from "#web/modules/customers/auth/code/pending-code.ts";
import { ResendCode } from "#web/modules/customers/auth/code/resend-code.tsx";
import { SentText } from "#web/modules/customers/auth/code/sent-text.tsx";
import {
  type CodeToEnter,
  useCodeToEnter,
} from "#web/modules/customers/auth/code/use-code-to-enter.ts";
import { AuthPage } from "#web/modules/customers/auth/frame/auth-page.tsx";
import { ResetForm } from "#web/modules/customers/auth/sign-in/reset-form.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { withNext } from "#web/shell/session/next-path.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { Route } from "./+types/reset-password";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "accounts");
  return pageMeta(matches, {
    title: t("reset.title"),
    description: t("reset.description"),
    noindex: true,
  });
}

export default function ResetPassword() {
  const t = useTranslations("accounts.reset");
  const entry = useCodeToEnter("reset");
  const [done, setDone] = useState<{ next: string | null } | null>(null);
  if (done) return <Done next={done.next} />;
  if (entry) return <Entry entry={entry} onDone={(next) => setDone({ next })} />;
  return (
    <AuthPage title={t("title")}>
      {entry === null ? (
        <NothingToEnter begin={t("begin")} href="/auth/ForgotPassword" />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </AuthPage>
  );
}

interface EntryProps {
  entry: CodeToEnter;
  onDone: (next: string | null) => void;
}

function Entry({ entry, onDone }: EntryProps) {
  const t = useTranslations("accounts.reset");
  const [renewed, setRenewed] = useState<PendingCode | null>(null);
  const pending = renewed ?? entry.pending;
  const current = renewed ? { ...entry, verification: renewed.verification } : entry;
  return (
    <AuthPage title={t("title")} intro={<SentText pending={pending} of="reset" />}>
      <ResetForm
        entry={current}
        onDone={() => {
          forgetPendingCode("reset");
          onDone(pending?.next ?? null);
        }}
      />
      {pending && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ResendCode purpose="reset" pending={pending} onResent={setRenewed} />
          <Link href={pending.form} tone="action">
            {t("change")}
          </Link>
        </div>
      )}
    </AuthPage>
  );
}

function Done({ next }: { next: string | null }) {
  const t = useTranslations("accounts.reset");
  return (
    <AuthPage title={t("done")} intro={<output>{t("doneText")}</output>}>
      <ButtonLink href={withNext("/auth/Login", next)} size="large" wide>
        {t("signIn")}
      </ButtonLink>
    </AuthPage>
  );
}
