import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { CreditTotals } from "./credits/credit-totals.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTotals } from "./summary/order-totals.tsx";

/** Lines beside totals and address. */
export function OrderParts({ order }: { order: Order }) {
  const t = useTranslations("orders.order");
  const payment = useTranslations("orders.payment");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <OrderCard title={t("lines")}>
        <OrderLines order={order} />
      </OrderCard>
      <div className="flex flex-col gap-5">
        <OrderCard title={t("totals")}>
          <OrderTotals {...order} />
          <CreditTotals order={order} />
          <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-3 text-small">
            <span className="text-ink-soft">{payment("title")}</span>
            {payment(`method.${order.paymentMethod}`)}
          </p>
          {order.purchaseOrder && (
            <p className="text-small text-ink-soft">
              {t("purchaseOrder", { number: `\u2066${order.purchaseOrder}\u2069` })}
            </p>
          )}
        </OrderCard>
        <OrderCard title={t("address")}>
          <OrderAddress order={order} />
        </OrderCard>
      </div>
    </div>
  );
}
