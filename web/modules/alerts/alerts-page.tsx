import { accountCall } from "#web/api/account-calls.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Bell, BellOff, BellRing } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";

type Asked = "confirm" | "stop";

const ICONS = { confirm: BellRing, stop: BellOff } as const;

/** What the links of alert mails open: one press, no sign-in. A link alone does nothing, since mail programs follow links. */
export function AlertsPage({ fragment }: { fragment: string | undefined }) {
  const [, asked, secret = ""] = /^(confirm|stop)\.(.+)$/.exec(fragment ?? "") ?? [];
  return (
    <Container width="form" className="pt-8 pb-section">
      {asked ? <OnePress asked={asked as Asked} secret={secret} /> : <Broken />}
    </Container>
  );
}

function OnePress({ asked, secret }: { asked: Asked; secret: string }) {
  const t = useTranslations(`alerts.${asked}Page`);
  const more = useTranslations("alerts");
  const [path, setPath] = useState<string>();
  const { busy, run } = useAction();
  const press = () =>
    run(asked, async () => {
      if (asked === "stop") {
        await accountCall("stopAlerts", { body: { token: secret } });
        setPath("/product");
      } else {
        const { variant } = await accountCall("confirmAlert", { body: { ticket: secret } });
        setPath(variant.path);
      }
    });
  const illustration = <Icon icon={ICONS[asked]} size={40} />;
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
