import { accountCall } from "#web/api/account-calls.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { MailCheck, MailMinus } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFragment } from "./use-invitation.ts";
import { useAction } from "#web/shell/account/use-action.ts";

/** What the last line of a newsletter opens: one press, no sign-in. A link alone does nothing, since mail programs follow links. */
export function UnsubscribePage() {
  const t = useTranslations("account.unsubscribe");
  const token = useFragment();
  const [isDone, setDone] = useState(false);
  const { busy, run } = useAction();
  const leave = () =>
    run("unsubscribe", async () => {
      await accountCall("unsubscribe", { body: { token: token ?? "" } });
      setDone(true);
    });
  return (
    <Container width="form" className="pt-8 pb-section">
      {isDone && <Words icon={MailCheck} title={t("done")} text={t("doneText")} />}
      {!isDone && token === "" && (
        <Words icon={MailMinus} title={t("broken")} text={t("brokenText")} />
      )}
      {!isDone && token !== "" && (
        <EmptyState
          headingLevel={1}
          illustration={<Icon icon={MailMinus} size={40} />}
          title={t("title")}
          text={t("text")}
          action={
            <Button loading={busy !== null} loadingLabel={t("sending")} onClick={leave}>
              {t("button")}
            </Button>
          }
        />
      )}
    </Container>
  );
}

interface WordsProps {
  icon: typeof MailCheck;
  title: string;
  text: string;
}

function Words({ icon, title, text }: WordsProps) {
  const t = useTranslations("account.invitation");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={icon} size={40} />}
      title={title}
      text={text}
      action={
        <>
          <ButtonLink href={accountPath("privacy")}>{t("toAccount")}</ButtonLink>
          <ButtonLink href="/" kind="secondary">
            {t("toShop")}
          </ButtonLink>
        </>
      }
    />
  );
}
