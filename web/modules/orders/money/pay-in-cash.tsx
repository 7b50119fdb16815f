import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { rememberOrder } from "../known-orders.ts";

interface PayInCashProps {
  order: Order;
  onChange: () => void;
}

/** For a declined payment: changes the same order to cash on delivery. */
export function PayInCash({ order, onChange }: PayInCashProps) {
  const t = useTranslations("orders.pay");
  const { text } = useMoney();
  const { busy, run } = useAction();
  const due = text(order.dueNow);
  const pay = () =>
    run(
      "cash",
      async () => {
        const changed = await call("POST /api/v1/orders/{number}/cash", {
          params: { number: order.number },
        });
        rememberOrder(changed);
        if (changed.waitingFor === null) toast.success(t("cashDone", { due }));
        onChange();
      },
      (code) => code === "order-state" && onChange(),
    );
  return (
    <Button kind="secondary" loading={busy !== null} loadingLabel={t("cashBusy")} onClick={pay}>
      {t("payInCash", { due })}
    </Button>
  );
}
