import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { call } from "#web/api/client.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { rememberOrder } from "../known-orders.ts";
import { OrderAgain } from "./order-again.tsx";
import { AskOutlet } from "./outlet-details.tsx";
import { isAtBank, type PaymentView } from "./payment-view.ts";
import type { BankVisit } from "./use-bank.ts";

interface PaymentActionsProps {
  view: PaymentView;
  order: Order;
  payment: Payment;
  bank: BankVisit;
  /** The payment method has changed, or the order moved on by itself. */
  onChange: () => void;
  isAsking: boolean;
  askAgain: () => void;
}

/** The actions for an order's payment. */
export function PaymentActions(props: PaymentActionsProps) {
  const { view, order, payment, bank, isAsking, askAgain, onChange } = props;
  const t = useTranslations("orders.pay");
  const { text } = useMoney();
  if (view === "over") {
    return (
      <div className="flex flex-wrap gap-3">
        <OrderAgain order={order} />
        <ButtonLink href="/product" kind="secondary">
          {t("shop")}
        </ButtonLink>
      </div>
    );
  }
  if (view === "kiosk") return <AskOutlet bill={payment.bill} bank={bank} askAgain={askAgain} />;
  if (!isAtBank(view) && view !== "declined") return null;
  return (
    <div className="flex flex-col gap-4">
      {bank.trouble && (
        <Notice tone="error" live>
          {bank.trouble}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={bank.go} loading={bank.isGoing} loadingLabel={t("going")}>
          {view === "declined" ? t("tryAgain") : t("payNow", { due: text(order.due) })}
        </Button>
        {payment.canPayInCash && <PayInCash order={order} onChange={onChange} />}
        {!isAsking && !payment.canPayInCash && (
          <Button kind="secondary" onClick={askAgain}>
            {t("check")}
          </Button>
        )}
      </div>
      {payment.canPayInCash && <p className="text-small text-ink-soft">{t("cashNote")}</p>}
      <p className="text-small text-ink-soft">{t("onBankPage")}</p>
    </div>
  );
}

interface PayInCashProps {
  order: Order;
  onChange: () => void;
}

/** For a declined payment: changes the same order to cash on delivery. */
function PayInCash({ order, onChange }: PayInCashProps) {
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
