import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { ORDER_STATUS_LABELS } from "#contract/orders/order-status.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Timeline } from "#web/ui/display/timeline.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { isPrepaid } from "./money/payment-view.ts";
import { timelineStages } from "./timeline-steps.ts";

/** The order's status timeline. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations("orders.order");
  const locale = usePageLocale();
  const cancelled = order.events.findLast(({ status }) => status === "cancelled");
  return (
    <>
      {order.status === "cancelled" && (
        <Notice tone="error" className="mb-5">
          {t("cancelled", { date: momentText(cancelled?.at ?? order.placedAt, locale) })}{" "}
          <MoneyAfter order={order} />
        </Notice>
      )}
      {order.status === "pending" && (
        <p className="mb-5">
          <Badge tone="warning">{ORDER_STATUS_LABELS.pending[locale]}</Badge>
        </p>
      )}
      <Timeline
        wide
        label={t("timeline")}
        stateLabels={{ done: t("done"), current: t("current"), future: t("upcoming") }}
        steps={timelineStages(order).map(({ status, state, at }) => ({
          id: status,
          title: ORDER_STATUS_LABELS[status][locale],
          text: at && momentText(at, locale),
          state,
        }))}
      />
    </>
  );
}

/** What a cancellation means for the money; the payment panel says this for prepaid orders. */
function MoneyAfter({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const { text } = useMoney();
  if (isPrepaid(order)) return null;
  return order.walletPaid > 0
    ? t("pay.walletBack", { wallet: text(order.walletPaid) })
    : t("order.nothingToPay");
}
