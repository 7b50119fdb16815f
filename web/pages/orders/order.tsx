import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { translator } from "#web/i18n/translator.ts";
import { OrderInvoice } from "#web/modules/invoices/index.ts";
import { CancelOrder } from "#web/modules/orders/cancel-order.tsx";
import { ConfirmCash } from "#web/modules/orders/codes/confirm-cash.tsx";
import { OpenOrder } from "#web/modules/orders/codes/open-order.tsx";
import { OrderCredits } from "#web/modules/orders/credits/order-credits.tsx";
import { OrderAgain } from "#web/modules/orders/money/order-again.tsx";
import { PaymentPanel } from "#web/modules/orders/money/payment-panel.tsx";
import { isPrepaid } from "#web/modules/orders/money/payment-view.ts";
import { OrderHelp } from "#web/modules/orders/order-help.tsx";
import { OrderParts } from "#web/modules/orders/order-parts.tsx";
import { OrderPromise } from "#web/modules/orders/order-promise.tsx";
import { OrderTimeline } from "#web/modules/orders/order-timeline.tsx";
import { OrderView } from "#web/modules/orders/order-view.tsx";
import { OrderParcels } from "#web/modules/orders/parcels/order-parcels.tsx";
import { OrderReturns } from "#web/modules/returns/index.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/order";

export function meta({ matches, params }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  const title = t("order.metaTitle", { number: params.number });
  return pageMeta(matches, { title, noindex: true });
}

export default function OrderPage({ params }: Route.ComponentProps) {
  const t = useTranslations("orders.lookup");
  const shell = useTranslations("shell");
  const way = useTranslations("catalog")("way");
  return (
    <Container className="pt-4 pb-section">
      <Breadcrumbs
        label={way}
        crumbs={[
          { text: shell("home"), href: "/" },
          { text: t("title"), href: "/orders-and-returns" },
          { text: `\u2066${params.number}\u2069` },
        ]}
      />
      <div className="mt-4">
        <OrderView number={params.number}>
          {(order, refresh) => <OrderDetails order={order} refresh={refresh} />}
        </OrderView>
      </div>
    </Container>
  );
}

const inOneLine = (number: ReactNode) => <Ltr className="whitespace-nowrap">{number}</Ltr>;

function OrderDetails({ order, refresh }: { order: Order; refresh: () => void }) {
  const t = useTranslations("orders.order");
  const locale = usePageLocale();
  const heading = useHeadingAfterCancel(order);
  const isHeldOnly = order.waitingFor === "payment" || order.waitingFor === "confirmation";
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {t.rich("title", {
          number: order.number,
          whole: inOneLine,
        })}
      </h1>
      <p className="mt-1 text-ink-soft">
        {t("placed", { date: momentText(order.placedAt, locale) })}
      </p>
      <OrderPromise order={order} />
      {isHeldOnly && <NextMove order={order} refresh={refresh} />}
      <section aria-label={t("timeline")} className="my-8">
        <OrderTimeline order={order} />
      </section>
      {!isHeldOnly && <NextMove order={order} refresh={refresh} />}
      <div className="my-8 flex flex-col gap-5 empty:hidden">
        <OrderParcels order={order} />
        <OrderCredits order={order} />
      </div>
      <OrderParts order={order} />
      {isOver(order) && (
        <div className="mt-6">
          <OrderAgain order={order} isRepeat />
        </div>
      )}
      {order.access === "full" && <OwnParts order={order} refresh={refresh} />}
      <div className="mt-8">
        <OrderHelp number={order.number} />
      </div>
    </>
  );
}

/** Delivered or cancelled; an unpaid prepaid order has its button in the payment panel instead. */
function isOver(order: Order): boolean {
  const { status } = order;
  return (
    status === "delivered" ||
    status === "completed" ||
    (status === "cancelled" && !isPrepaid(order))
  );
}

/** What the customer has to do next. It comes first, because the order expires without it. */
function NextMove({ order, refresh }: { order: Order; refresh: () => void }) {
  return (
    <div className="my-8 flex flex-col gap-6 empty:hidden">
      <OpenOrder order={order} onOpened={refresh} />
      <ConfirmCash order={order} onChange={refresh} />
      <PaymentPanel order={order} onChange={refresh} />
    </div>
  );
}

/** Shown only to those who placed the order, or unmasked it with a code. */
function OwnParts({ order, refresh }: { order: Order; refresh: () => void }) {
  return (
    <>
      <div className="mt-6">
        <OrderInvoice
          key={order.status}
          orderNumber={order.number}
          isCancelled={order.status === "cancelled"}
        />
      </div>
      <div className="mt-6 empty:hidden">
        <OrderReturns orderNumber={order.number} lines={order.lines} />
      </div>
      <div className="mt-6">
        <CancelOrder order={order} onChanged={refresh} />
      </div>
    </>
  );
}

/** The focused button is gone: move the focus to the heading. */
function useHeadingAfterCancel({ canCancel }: Order) {
  const heading = useRef<HTMLHeadingElement>(null);
  const could = useRef(canCancel);
  useEffect(() => {
    if (could.current && !canCancel) heading.current?.focus();
    could.current = canCancel;
  }, [canCancel]);
  return heading;
}
