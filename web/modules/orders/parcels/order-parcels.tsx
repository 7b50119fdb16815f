import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { OrderCard } from "../order-card.tsx";
import { hasParcels, openUnits } from "./parcel-facts.ts";
import { ParcelRow } from "./parcel-row.tsx";

/** The parcels of an order with their contents, and what is still to be shipped. */
export function OrderParcels({ order }: { order: Order }) {
  const t = useTranslations("orders.parcels");
  if (!hasParcels(order)) return null;
  const left = openUnits(order);
  const count = left > 0 ? null : order.fulfilments.length;
  return (
    <OrderCard title={t("title")}>
      <ol className="flex flex-col">
        {order.fulfilments.map((parcel) => (
          <ParcelRow key={parcel.number} parcel={parcel} count={count} lines={order.lines} />
        ))}
      </ol>
      {left > 0 && (
        <p className="mt-5 border-t border-hairline pt-4 text-[0.9375rem] text-ink-soft">
          {t("follows", { count: left })}
        </p>
      )}
    </OrderCard>
  );
}
