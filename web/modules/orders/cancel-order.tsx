import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { QuestionDialog } from "#web/ui/surfaces/question-dialog.tsx";
import { rememberOrder } from "./known-orders.ts";
import { moneyBack } from "./money/money-back.ts";

interface CancelOrderProps {
  order: Order;
  /** The order's state has changed, now or before. */
  onChanged: () => void;
}

/** Cancels an order while nobody packs it. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const t = useTranslations("orders.cancel");
  const close = useTranslations("shell")("close");
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  if (!order.canCancel) return null;
  const changed = () => {
    setAsking(false);
    onChanged();
  };
  const cancel = () =>
    run(
      "cancel",
      async () => {
        rememberOrder(
          await call("POST /api/v1/orders/{number}/cancel", { params: { number: order.number } }),
        );
        toast.success(t("done"));
        changed();
      },
      (code) => code === "order-state" && changed(),
    );
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t("open")}
      </Button>
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("title", { number: `\u2066${order.number}\u2069` })}
        closeLabel={close}
        confirmLabel={t("confirm")}
        sending={busy !== null}
        sendingLabel={t("sending")}
        onConfirm={cancel}
        keepLabel={t("keep")}
      >
        <p className="text-ink-soft">{t("text")}</p>
        {moneyBack(order).map((text) => (
          <p key={text} className="mt-2 text-ink-soft">
            {t(text)}
          </p>
        ))}
      </QuestionDialog>
    </>
  );
}
