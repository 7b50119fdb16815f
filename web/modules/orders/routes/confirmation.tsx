import type { Order } from "#contract/orders/endpoints.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { useTranslations } from "use-intl";
import { NextSteps } from "../parts/order/next-steps.tsx";
import { OrderNumber } from "../parts/order/order-number.tsx";
import { OrderParts } from "../parts/order/order-parts.tsx";
import { OrderView } from "../parts/order/order-view.tsx";
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
      <OrderView number={params.number}>{(order) => <Thanks order={order} />}</OrderView>
    </Container>
  );
}

function Thanks({ order }: { order: Order }) {
  const t = useTranslations("orders.confirmation");
  const [name = ""] = order.contact.name.split(" ");
  return (
    <>
      <div className="on-night grid gap-x-16 gap-y-8 rounded-panel px-6 py-9 md:px-12 md:py-12 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="text-page text-glow">{t("title", { name: `\u2068${name}\u2069` })}</h1>
          <p className="mt-3 max-w-form text-on-night-soft">{t("text")}</p>
        </div>
        <div className="lg:justify-self-end">
          <div className="text-ink">
            <OrderNumber number={order.number} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={`/orders-and-returns/${order.number}`} kind="glow">
              {t("track")}
            </ButtonLink>
            <ButtonLink href="/product" kind="secondary">
              {t("shop")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <section aria-labelledby="next" className="max-w-text py-10">
        <h2 id="next" className="mb-5 text-heading">
          {t("next")}
        </h2>
        <NextSteps order={order} />
      </section>
      <OrderParts order={order} />
    </>
  );
}
