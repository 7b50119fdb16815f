import { useTranslations } from "use-intl";
import type { Order, OrderTotals as Totals } from "#contract/orders/endpoints.ts";
import { TotalRow } from "#web/modules/cart/index.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

const NONE: Order["adjustments"] = [];

interface OrderTotalsProps {
  /** As far as they are known. */
  totals: Pick<Totals, "items"> & Partial<Totals>;
  /** Discounts and fees, with their reasons. */
  adjustments?: Order["adjustments"];
  /** The part paid from store credit. */
  walletPaid?: number;
  /** The rest to be paid. */
  due?: number;
}

/**
 * Products, discounts, delivery, fees, the total, the tax included in it, and what is left to pay.
 */
export function OrderTotals({
  totals,
  adjustments = NONE,
  walletPaid = 0,
  due = 0,
}: OrderTotalsProps) {
  const t = useTranslations("orders.totals");
  const money = useAmountText();
  const { items, delivery, codFee = 0, total, vat, vatRate } = totals;
  const given = sumOf(adjustments, "delivery-discount");
  return (
    <dl aria-live="polite" className="flex flex-col gap-2 text-[0.9375rem]">
      <TotalRow label={t("items")} value={money(items)} />
      <Discounts totals={totals} adjustments={adjustments} />
      {delivery !== undefined && (
        <TotalRow
          label={t("delivery")}
          value={delivery + given === 0 ? t("free") : money(delivery + given)}
        />
      )}
      <Adjustments rows={adjustments.filter(({ kind }) => kind === "delivery-discount")} />
      {codFee > 0 && <TotalRow label={t("codFee")} value={money(codFee)} />}
      <TotalRow
        strong
        label={t("total")}
        value={money(total ?? items)}
        className="mt-1 border-t border-hairline pt-3"
      />
      {vat !== undefined && (
        <TotalRow
          label={t("vat", { rate: `\u2066${vatRate}%\u2069` })}
          value={money(vat)}
          className="-mt-1 text-small text-ink-soft"
        />
      )}
      {walletPaid > 0 && (
        <>
          <TotalRow
            label={t("wallet")}
            value={money(-walletPaid)}
            className="mt-1 border-t border-hairline pt-3"
          />
          <TotalRow label={t("due")} value={money(due)} className="font-semibold" />
        </>
      )}
    </dl>
  );
}

/** One row per named promotion; a single row if only the sum is known. */
function Discounts({
  totals,
  adjustments,
}: Required<Pick<OrderTotalsProps, "totals" | "adjustments">>) {
  const t = useTranslations("orders.totals");
  const money = useAmountText();
  const { discount = 0 } = totals;
  const unnamed = discount - sumOf(adjustments, "promotion");
  return (
    <>
      <Adjustments rows={adjustments.filter(({ kind }) => kind === "promotion")} />
      {unnamed > 0 && <TotalRow label={t("discount")} value={money(-unnamed)} />}
    </>
  );
}

function Adjustments({ rows }: { rows: Order["adjustments"] }) {
  const t = useTranslations("orders.totals");
  const money = useAmountText();
  return rows.map(({ kind, label, amount }) => (
    <TotalRow
      key={`${kind} ${label}`}
      label={<Phrase text={label || t("discount")} />}
      value={money(-amount)}
      className="text-success"
    />
  ));
}

function sumOf(adjustments: Order["adjustments"], kind: Order["adjustments"][number]["kind"]) {
  return adjustments.reduce((sum, row) => sum + (row.kind === kind ? row.amount : 0), 0);
}

function useAmountText() {
  const { amount } = useMoney();
  return (piastres: number) => <AmountText amount={amount(piastres)} />;
}
