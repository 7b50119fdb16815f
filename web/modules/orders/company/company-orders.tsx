import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { CompanyOrder } from "#contract/orders/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { OrderPages } from "../list/order-pages.tsx";
import { OrderRow } from "../list/order-row.tsx";
import { Decision } from "./decision.tsx";

/** All waiting orders are shown at once, up to this number. */
const MOST_WAITING = 50;

/** Colleagues' orders, those waiting for an approver first. */
export function CompanyOrders({ page }: { page: number }) {
  const t = useTranslations("orders.company");
  const locale = usePageLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useAnswer(`waiting orders ${locale}`, () =>
    call("GET /api/v1/account/company/orders", {
      query: { waiting: "true", pageSize: MOST_WAITING },
    }),
  );
  const all = useAnswer(`company orders ${locale} ${page}`, () =>
    call("GET /api/v1/account/company/orders", { query: { page } }),
  );
  const onDecided = () => {
    waiting.refresh();
    all.refresh();
    heading.current?.focus();
  };
  return (
    <>
      <section aria-labelledby="waiting-orders" className="mb-10">
        <h2
          id="waiting-orders"
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-title outline-none"
        >
          {t("waiting")}
        </h2>
        <AnswerView asked={waiting} rows={1} part>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-soft">{t("nothingWaits")}</p>
            ) : (
              <ul className="flex flex-col gap-4">
                {items.map((order) => (
                  <OrderRow key={order.number} order={order} note={<Note order={order} />}>
                    <Decision order={order} onDecided={onDecided} />
                  </OrderRow>
                ))}
              </ul>
            )
          }
        </AnswerView>
      </section>
      <section aria-labelledby="company-orders">
        <h2 id="company-orders" className="mb-4 text-title">
          {t("others")}
        </h2>
        <AnswerView asked={all} rows={3} part>
          {(orders) =>
            orders.total === 0 ? (
              <p className="text-ink-soft">{t("empty")}</p>
            ) : (
              <>
                <ul className="mb-8 flex flex-col gap-4">
                  {orders.items.map((order) => (
                    <OrderRow key={order.number} order={order} note={<Note order={order} />} />
                  ))}
                </ul>
                <OrderPages page={orders} href={`${accountPath("orders")}&of=company`} />
              </>
            )
          }
        </AnswerView>
      </section>
    </>
  );
}

/** The buyer, and the company's purchase order number. */
function Note({ order: { buyer, purchaseOrder } }: { order: CompanyOrder }) {
  const t = useTranslations("orders.company");
  const parts = [
    buyer && t("buyer", { name: `\u2068${buyer}\u2069` }),
    purchaseOrder && t("purchaseOrder", { number: `\u2066${purchaseOrder}\u2069` }),
  ];
  return parts.filter(Boolean).join(" · ");
}
