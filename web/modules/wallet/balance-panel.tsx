import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Price } from "#web/ui/display/price.tsx";

/** The balance, which is what people open the page for. */
export function BalancePanel({ balance }: { balance: number }) {
  const t = useTranslations("wallet");
  const { amount } = useMoney();
  return (
    <section
      aria-labelledby="wallet-balance"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h2 id="wallet-balance" className="font-text text-[0.9375rem] font-normal text-ink-soft">
        {t("balance")}
      </h2>
      <Price now={amount(balance)} size="large" className="mt-1" />
      <p className="mt-3 max-w-text text-[0.9375rem] text-ink-soft">{t("balanceText")}</p>
    </section>
  );
}
