import { Building2, CloudOff, MailX } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { RowsPending } from "#web/shell/account/answer-view.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { InvitationActions } from "./invitation-actions.tsx";
import { useInvitation, useInvitationSecret } from "./use-invitation.ts";

/** The page behind the link in an invitation mail. */
export function InvitationPage() {
  const secret = useInvitationSecret();
  return (
    <Container width="form" className="pt-8 pb-section">
      {secret === undefined && <RowsPending rows={2} />}
      {secret === "" && <Gone />}
      {secret && <Invitation secret={secret} />}
    </Container>
  );
}

function Invitation({ secret }: { secret: string }) {
  const t = useTranslations("account.invitation");
  const shell = useTranslations("shell");
  const locale = usePageLocale();
  const { answer, refresh } = useInvitation(secret);
  if (answer.state === "loading") return <RowsPending rows={2} />;
  if (answer.state === "failed") {
    const { code, status } = answer.problem;
    if (status >= 400 && status < 500 && status !== 429) return <Gone />;
    return (
      <EmptyState
        headingLevel={1}
        illustration={<Icon icon={CloudOff} size={40} />}
        title={code === OFFLINE ? shell("offline") : shell("failed")}
        action={<Button onClick={refresh}>{shell("error.retry")}</Button>}
      />
    );
  }
  const { role, email, companyNameAr, companyNameEn } = answer.value;
  const company = `\u2068${locale === "ar" ? companyNameAr : companyNameEn}\u2069`;
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={Building2} size={40} />}
      title={t("asks", { company })}
      text={
        <>
          <p>{role === "buyer" ? t("asBuyer") : t("asApprover")}</p>
          <p className="mt-2">{t("to", { email: `\u2066${email}\u2069` })}</p>
        </>
      }
      action={<InvitationActions secret={secret} company={company} />}
    />
  );
}

function Gone() {
  const t = useTranslations("account.invitation");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={MailX} size={40} />}
      title={t("gone")}
      text={t("goneText")}
      action={
        <>
          <ButtonLink href="/Account">{t("toAccount")}</ButtonLink>
          <ButtonLink href="/" kind="secondary">
            {t("toShop")}
          </ButtonLink>
        </>
      }
    />
  );
}
