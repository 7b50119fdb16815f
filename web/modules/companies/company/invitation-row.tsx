import { useTranslations } from "use-intl";
import type { CompanyInvitation } from "#contract/companies/company-endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface InvitationRowProps {
  invitation: CompanyInvitation;
  mayManage: boolean;
  onWithdrawn: () => void;
}

export function InvitationRow({ invitation, mayManage, onWithdrawn }: InvitationRowProps) {
  const t = useTranslations("account.company");
  const locale = usePageLocale();
  const { busy, run } = useAction();
  const { id, email, role, expiresAt } = invitation;
  const withdraw = () =>
    run("withdraw", async () => {
      await call("DELETE /api/v1/account/company/invitations/{id}", { params: { id } });
      toast.success(t("withdrawn"));
      onWithdrawn();
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3 last:border-b-0">
      <div className="min-w-0 grow basis-48">
        <p className="break-words">
          <Ltr>{email}</Ltr>
        </p>
        <p className="text-small text-ink-soft">
          {t(role)}
          {" · "}
          {t("until", { date: dateText(expiresAt, locale) })}
        </p>
      </div>
      {mayManage && (
        <Button
          kind="quiet"
          size="small"
          loading={busy !== null}
          aria-label={t("withdrawOf", { email: `\u2066${email}\u2069` })}
          onClick={withdraw}
        >
          {t("withdraw")}
        </Button>
      )}
    </li>
  );
}
