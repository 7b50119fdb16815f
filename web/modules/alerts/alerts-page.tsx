import { Bell, BellRing } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";

/**
 * The page behind a confirmation link: one press, no sign-in. Opening the link alone changes
 * nothing, since mail programs follow links.
 */
export function AlertsPage({ fragment }: { fragment: string | undefined }) {
  const ticket = /^confirm\.(.+)$/.exec(fragment ?? "")?.[1];
  return (
    <Container width="form" className="pt-8 pb-section">
      {ticket === undefined ? <Broken /> : <Confirmation ticket={ticket} />}
    </Container>
  );
}

function Confirmation({ ticket }: { ticket: string }) {
  const t = useTranslations("alerts.confirmPage");
  const more = useTranslations("alerts");
  const [path, setPath] = useState<string>();
  const { busy, run } = useAction();
  const press = () =>
    run("confirm", async () => {
      const { variant } = await call("POST /api/v1/alerts/confirm", { body: { ticket } });
      setPath(variant.path);
    });
  const illustration = <Icon icon={BellRing} size={40} />;
  if (path !== undefined) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={illustration}
        title={t("done")}
        text={t("doneText")}
        action={<ButtonLink href={path}>{t("onward")}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      illustration={illustration}
      title={t("title")}
      text={t("text")}
      action={
        <Button loading={busy !== null} loadingLabel={more("sending")} onClick={press}>
          {t("button")}
        </Button>
      }
    />
  );
}

function Broken() {
  const t = useTranslations("alerts.broken");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={Bell} size={40} />}
      title={t("title")}
      text={t("text")}
      action={<ButtonLink href="/product">{t("action")}</ButtonLink>}
    />
  );
}
