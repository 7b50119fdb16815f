import { Bell } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Alert } from "#contract/alerts/endpoints.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** The customer's alerts, with a way to cancel each. */
export function AccountSection() {
  const locale = usePageLocale();
  const asked = useAnswer(`alerts ${locale}`, () => call("GET /api/v1/account/alerts"));
  return (
    <AnswerView asked={asked}>
      {({ items }) =>
        items.length === 0 ? (
          <NoAlerts />
        ) : (
          <ul className="border-t border-hairline">
            {items.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onRemoved={asked.refresh} />
            ))}
          </ul>
        )
      }
    </AnswerView>
  );
}

function AlertRow({ alert, onRemoved }: { alert: Alert; onRemoved: () => void }) {
  const t = useTranslations("alerts");
  const money = useMoney();
  const { busy, run } = useAction();
  const { id, kind, below, sentTo, variant } = alert;
  const to = `\u2066${sentTo.startsWith("+") ? formatMobile(sentTo) : sentTo}\u2069`;
  const remove = () =>
    run("remove", async () => {
      await call("DELETE /api/v1/account/alerts/{id}", { params: { id } });
      toast.success(t("removed"));
      onRemoved();
    });
  return (
    <VariantLine
      variant={variant}
      label={
        kind === "stock" ? t("stock.waits") : t("price.waits", { price: money.text(below ?? 0) })
      }
      action={
        <Button
          kind="quiet"
          size="small"
          className="shrink-0 self-start"
          loading={busy !== null}
          loadingLabel={t("sending")}
          aria-label={t("removeNamed", { name: variant.name })}
          onClick={remove}
        >
          {t("remove")}
        </Button>
      }
    >
      <p className="text-small text-ink-soft">{t("goesTo", { to })}</p>
    </VariantLine>
  );
}

function NoAlerts() {
  const t = useTranslations("alerts.none");
  return (
    <EmptyState
      illustration={<Icon icon={Bell} size={40} />}
      title={t("title")}
      text={t("text")}
      action={<ButtonLink href="/product">{t("action")}</ButtonLink>}
    />
  );
}
