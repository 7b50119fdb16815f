import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { loadAccount } from "#web/modules/customers/index.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { signInPath, withNext } from "#web/shell/session/next-path.ts";
import { keepAlive } from "#web/shell/session/sign-out.ts";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { forgetInvitation } from "./kept-invitation.ts";

const HERE = "/auth/Invitation";

interface InvitationActionsProps {
  secret: string;
  company: string;
}

/** Join, or sign in first. */
export function InvitationActions({ secret, company }: InvitationActionsProps) {
  const t = useTranslations("account.invitation");
  const user = useShell(({ userInfo }) => userInfo);
  const navigate = useNavigate();
  const path = useLocalePath();
  const { busy, run } = useAction();
  if (!user) {
    return (
      <>
        <ButtonLink href={signInPath(HERE)}>{t("signIn")}</ButtonLink>
        <ButtonLink href={withNext("/auth/Register", HERE)} kind="secondary">
          {t("register")}
        </ButtonLink>
      </>
    );
  }
  const accept = () =>
    run("accept", async () => {
      await call("POST /api/v1/invitations/{invitation}/accept", {
        params: { invitation: secret },
      });
      forgetInvitation();
      await Promise.all([keepAlive(), loadAccount()]);
      await navigate(path(accountPath("company")));
      toast.success(t("joined", { company }));
    });
  return (
    <>
      <Button loading={busy !== null} loadingLabel={t("accepting")} onClick={accept}>
        {t("accept")}
      </Button>
      <p className="w-full pt-2 text-small text-ink-soft">
        {t("signedInAs", { name: `\u2068${String(user["fullName"])}\u2069` })}
      </p>
    </>
  );
}
