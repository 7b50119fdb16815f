import { useTranslations } from "use-intl";
import type { Piastres } from "#contract/kernel/money.ts";
import { instalmentsOf } from "#contract/pricing/instalments.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { useMoney } from "./amount.ts";

/**
 * The smallest monthly instalment for an amount, as placeholders for texts; undefined if no plan
 * covers so small an amount.
 */
export function useMonthly(amount: Piastres) {
  const { text } = useMoney();
  const plans = useRootData()?.shell.settings.instalments ?? [];
  const [least] = instalmentsOf(amount, plans);
  if (!least) return undefined;
  const { plan, monthly } = least;
  return {
    amount: text(monthly),
    months: plan.months,
    provider: `\u2068${plan.provider}\u2069`,
  };
}

/** "or from EGP 500 a month for 12 months with valU" */
export function MonthlyPrice({ amount }: { amount: Piastres }) {
  const t = useTranslations("catalog.card");
  const monthly = useMonthly(amount);
  return monthly && <p className="mt-1.5 text-small text-ink-soft">{t("monthly", monthly)}</p>;
}
