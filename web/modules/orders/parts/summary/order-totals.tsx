import type { OrderTotals as Totals } from "#contract/orders/endpoints.ts";
import { TotalRow } from "#web/modules/cart/index.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { useTranslations } from "use-intl";

const VAT_RATE = "\u206614%\u2069";

interface OrderTotalsProps {
  /** What is known already. */
  totals: Pick<Totals, "items"> & Partial<Totals>;
}

/** Products, delivery, fees, the total, and the tax that is in it. */
export function OrderTotals({ totals }: OrderTotalsProps) {
  const t = useTranslations("orders.totals");
  const { amount } = useMoney();
  const { items, discount, delivery, codFee, total, vat } = totals;
  const money = (piastres: number) => <AmountText amount={amount(piastres)} />;
  return (
    <dl aria-live="polite" className="flex flex-col gap-2 text-[0.9375rem]">
      <TotalRow label={t("items")} value={money(items)} />
      {discount !== undefined && discount > 0 && (
        <TotalRow label={t("discount")} value={<AmountText amount={amount(-discount)} />} />
      )}
      {delivery !== undefined && (
        <TotalRow label={t("delivery")} value={delivery === 0 ? t("free") : money(delivery)} />
      )}
      {codFee !== undefined && codFee > 0 && <TotalRow label={t("codFee")} value={money(codFee)} />}
      <TotalRow
        strong
        label={t("total")}
        value={money(total ?? items)}
        className="mt-1 border-t border-hairline pt-3"
      />
      {vat !== undefined && (
        <TotalRow
          label={t("vat", { rate: VAT_RATE })}
          value={money(vat)}
          className="-mt-1 text-small text-ink-soft"
        />
      )}
    </dl>
  );
}
