import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { WindowText } from "./summary/window-text.tsx";

/**
 * The promised delivery dates: as a forecast, or after delivery for comparison. Cancelled orders
 * have none.
 */
export function OrderPromise({ order }: { order: Order }) {
  const t = useTranslations("orders.window");
  const { status } = order;
  if (status === "cancelled") return null;
  const isThere = status === "delivered" || status === "completed";
  return (
    <p className="mt-1 text-ink-soft">
      {t(isThere ? "promised" : "title")}{" "}
      <strong className={isThere ? "font-medium" : "font-medium text-success"}>
        <WindowText {...order} />
      </strong>
    </p>
  );
}
