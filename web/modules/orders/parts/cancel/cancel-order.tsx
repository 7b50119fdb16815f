import type { Order } from "#contract/orders/endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem, OFFLINE } from "#web/api/api-problem.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { rememberOrder } from "../order/known-orders.ts";

interface CancelOrderProps {
  order: Order;
  /** The order has another state now, or had one already. */
  onChanged: () => void;
}

/** Takes an order back while nobody packs it. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const t = useTranslations("orders.cancel");
  const close = useTranslations("shell")("close");
  const [asking, setAsking] = useState(false);
  const { cancel, sending } = useCancel(order.number, () => {
    setAsking(false);
    onChanged();
  });
  if (!order.canCancel) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t("open")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        alert
        title={t("title", { number: `\u2066${order.number}\u2069` })}
        closeLabel={close}
        actions={
          <>
            <Button kind="danger" loading={sending} loadingLabel={t("sending")} onClick={cancel}>
              {t("confirm")}
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t("text")}</p>
        {moneyBack(order).map((way) => (
          <p key={way} className="mt-2 text-ink-soft">
            {t(way)}
          </p>
        ))}
      </Dialog>
    </>
  );
}

/** Where money goes that has been paid already. */
function moneyBack({ status, paymentMethod, walletPaid, due }: Order) {
  const isPaid = status !== "Pending" && due > 0;
  return [
    isPaid && paymentMethod === "card" && ("backCard" as const),
    isPaid && paymentMethod === "bank-transfer" && ("backTransfer" as const),
    walletPaid > 0 && ("backWallet" as const),
  ].filter((way) => way !== false);
}

function useCancel(number: string, onChanged: () => void) {
  const t = useTranslations("orders.cancel");
  const offline = useTranslations("shell")("offline");
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      rememberOrder(await accountCall("cancelOrder", { params: { number } }));
      toast.success(t("done"));
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error(error.code === OFFLINE ? offline : error.message);
      if (error.code === "order-state") onChanged();
    } finally {
      setSending(false);
    }
  };
  return { sending, cancel: () => void send() };
}
