import { MailCheck, MailMinus } from "@lucide/icons";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { REFUSABLE_TOPICS, type RefusableTopic } from "#contract/customers/message-topics.ts";
import { call } from "#web/api/client.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { useFragment } from "../state/use-fragment.ts";

/**
 * The page behind the unsubscribe link of a mail: one press, no sign-in. Opening the link alone
 * changes nothing, since mail programs follow links.
 */
export function UnsubscribePage() {
  const t = useTranslations("account.unsubscribe");
  const token = useFragment();
  const topic = REFUSABLE_TOPICS.find((one) => token?.startsWith(`${one}.`));
  if (token === "" || (token && !topic)) {
    return (
      <Frame>
        <Words icon={MailMinus} title={t("broken")} text={t("brokenText")} />
      </Frame>
    );
  }
  return <Frame>{token && topic && <Leaving token={token} topic={topic} />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Container width="form" className="min-h-96 pt-8 pb-section">
      {children}
    </Container>
  );
}

function Leaving({ token, topic }: { token: string; topic: RefusableTopic }) {
  const t = useTranslations("account.unsubscribe");
  const [isDone, setDone] = useState(false);
  const { busy, run } = useAction();
  const follow = (undo: boolean) =>
    run("unsubscribe", async () => {
      await call("POST /api/v1/messages/unsubscribe", { body: { token, undo } });
      setDone(!undo);
      if (undo) toast.success(t("undone"));
    });
  if (isDone) {
    return (
      <Words icon={MailCheck} title={t("done")} text={t("doneText")}>
        {/* Subscribing to the newsletter again needs its consent text, which is in the account. */}
        {topic !== "newsletter" && (
          <Button kind="secondary" loading={busy !== null} onClick={() => follow(true)}>
            {t("undo")}
          </Button>
        )}
      </Words>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={MailMinus} size={40} />}
      title={t(`${topic}.title`)}
      text={t(`${topic}.text`)}
      action={
        <Button loading={busy !== null} loadingLabel={t("sending")} onClick={() => follow(false)}>
          {t("button")}
        </Button>
      }
    />
  );
}

interface WordsProps {
  icon: typeof MailCheck;
  title: string;
  text: string;
  children?: ReactNode;
}

function Words({ icon, title, text, children }: WordsProps) {
  const t = useTranslations("account.invitation");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={icon} size={40} />}
      title={title}
      text={text}
      action={
        <>
          {children}
          <ButtonLink
            href={accountPath("messages")}
            {...(children && { kind: "secondary" as const })}
          >
            {t("toAccount")}
          </ButtonLink>
          <ButtonLink href="/" kind="secondary">
            {t("toShop")}
          </ButtonLink>
        </>
      }
    />
  );
}
