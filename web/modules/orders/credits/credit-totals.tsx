import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { TotalRow } from "#web/modules/cart/index.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { creditSums } from "./credit-facts.ts";

/**
 * Below the totals: what was credited since, the order's new total, and what is still due at the
 * door.
 */
export function CreditTotals({ order }: { order: Order }) {
  const t = useTranslations("orders.credits");
  const { amount } = useMoney();
  const money = (piastres: number) => <AmountText amount={amount(piastres)} />;
  const sums = creditSums(order);
  if (sums.length === 0) return null;
  const credited = sums.reduce((sum, row) => sum + row.amount, 0);
  const isAhead = order.status === "ordered" || order.status === "processing";
  return (
    <dl className="mt-3 flex flex-col gap-2 border-t border-hairline pt-3 text-[0.9375rem]">
      {sums.map((row) => (
        <TotalRow
          key={row.kind}
          label={t(`${row.kind}.sum`)}
          value={money(-row.amount)}
          className="text-success"
        />
      ))}
      <TotalRow strong label={t("now")} value={money(order.totals.total - credited)} />
      {order.paymentMethod === "cod" && isAhead && (
        <TotalRow label={t("dueNow")} value={money(order.dueNow)} className="font-semibold" />
      )}
    </dl>
  );
}
