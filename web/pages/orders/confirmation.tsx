import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { isBankMethod } from "#contract/orders/payment-method.ts";
import { translator } from "#web/i18n/translator.ts";
import { ConfirmCash } from "#web/modules/orders/codes/confirm-cash.tsx";
import { OpenOrder } from "#web/modules/orders/codes/open-order.tsx";
import { PaymentPanel } from "#web/modules/orders/money/payment-panel.tsx";
import { NextSteps } from "#web/modules/orders/next-steps.tsx";
import { OrderNumber } from "#web/modules/orders/order-number.tsx";
import { OrderParts } from "#web/modules/orders/order-parts.tsx";
import { OrderPromise } from "#web/modules/orders/order-promise.tsx";
import { stageOf } from "#web/modules/orders/order-stage.ts";
import { OrderTimeline } from "#web/modules/orders/order-timeline.tsx";
import { OrderView } from "#web/modules/orders/order-view.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/confirmation";

export function meta({ matches, params }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  const title = t("confirmation.metaTitle", { number: params.number });
  return pageMeta(matches, { title, noindex: true });
}

export default function Confirmation({ params }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-section">
      <OrderView number={params.number}>
        {(order, refresh) => <Thanks order={order} refresh={refresh} />}
      </OrderView>
    </Container>
  );
}

interface ThanksProps {
  order: Order;
  refresh: () => void;
}

function Thanks({ order, refresh }: ThanksProps) {
  const t = useTranslations("orders.confirmation");
  const state = useTranslations("orders.order");
  return (
    <>
      {isToPay(order) ? <PayHead order={order} /> : <ThanksHead order={order} />}
      <div className="mt-6 flex flex-col gap-6 empty:hidden">
        <OpenOrder order={order} onOpened={refresh} />
        <ConfirmCash order={order} onChange={refresh} />
        <PaymentPanel order={order} onChange={refresh} />
      </div>
      {isToPay(order) && (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-5">
          <OrderNumber number={order.number} />
          <ButtonLink href={`/orders-and-returns/${order.number}`} kind="secondary">
            {t("track")}
          </ButtonLink>
        </div>
      )}
      {isUnderWay(order) && (
        <section aria-label={state("timeline")} className="pt-10">
          <OrderPromise order={order} />
          <div className="mt-6">
            <OrderTimeline order={order} />
          </div>
        </section>
      )}
      {isUnderWay(order) ? (
        <div className="h-10" />
      ) : (
        <section aria-labelledby="next" className="max-w-text py-10">
          <h2 id="next" className="mb-5 text-heading">
            {t("next")}
          </h2>
          <NextSteps order={order} />
        </section>
      )}
      <OrderParts order={order} />
    </>
  );
}

/** The order is being processed, or was cancelled. */
function isUnderWay({ status }: Order): boolean {
  return status !== "pending" && status !== "ordered";
}

/**
 * The customer left the bank's page, was declined, or pays at an outlet: the payment comes first on
 * the page.
 */
function isToPay({ waitingFor, paymentMethod, access }: Order): boolean {
  return waitingFor === "payment" && isBankMethod(paymentMethod) && access === "full";
}

function PayHead({ order }: { order: Order }) {
  const t = useTranslations("orders.confirmation");
  const [name = ""] = order.contact.name.split(" ");
  return <h1 className="text-page">{t("payment.title", { name: `\u2068${name}\u2069` })}</h1>;
}

function ThanksHead({ order }: { order: Order }) {
  const t = useTranslations("orders.confirmation");
  const [name = ""] = order.contact.name.split(" ");
  const stage = stageOf(order);
  return (
    <div className="on-night grid gap-x-16 gap-y-8 rounded-panel px-6 py-9 md:px-12 md:py-12 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="text-page text-glow">
          {t(`${stage}.title`, { name: `\u2068${name}\u2069` })}
        </h1>
        <p className="mt-3 max-w-form text-on-night-soft">{t(`${stage}.text`)}</p>
      </div>
      <div className="lg:justify-self-end">
        <div className="text-ink">
          <OrderNumber number={order.number} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink
            href={`/orders-and-returns/${order.number}`}
            kind={stage === "payment" ? "secondary" : "glow"}
          >
            {t("track")}
          </ButtonLink>
          <ButtonLink href="/product" kind="secondary">
            {t("shop")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
