import { ChevronDown } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { type Exchangeable, isHosted } from "#contract/orders/payment-method.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { rememberOrder } from "../known-orders.ts";
import type { BankVisit } from "./use-bank.ts";

interface OtherWaysProps {
  order: Order;
  payment: Payment;
  bank: BankVisit;
  /** The payment method has changed, or the order moved on by itself. */
  onChange: () => void;
}

/** Changes the order's payment method; redirects to the bank's page if the new method has one. */
export function OtherWays({ order, payment, bank, onChange }: OtherWaysProps) {
  const t = useTranslations("orders.pay");
  const nameOf = useTranslations("orders.payment.method");
  const { busy, run } = useAction();
  if (payment.others.length === 0) return null;
  const change = (paymentMethod: Exchangeable) =>
    run(
      paymentMethod,
      async () => {
        const params = { number: order.number };
        rememberOrder(
          await call("POST /api/v1/orders/{number}/method", { params, body: { paymentMethod } }),
        );
        onChange();
        if (isHosted(paymentMethod)) bank.go();
      },
      (code) => code === "order-state" && onChange(),
    );
  return (
    <details className="group">
      <summary className="flex min-h-target list-none items-center gap-1.5 font-medium text-brass hover:text-brass-deep">
        {t("otherWays")}
        <Icon icon={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap gap-2 pt-2">
        {payment.others.map((method) => (
          <Button
            key={method}
            kind="secondary"
            size="small"
            loading={busy === method}
            loadingLabel={t("cashBusy")}
            onClick={() => change(method)}
          >
            {nameOf(method)}
          </Button>
        ))}
      </div>
    </details>
  );
}
