import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";

/**
 * Store credit, for the whole amount or beside another method; renders nothing if there is none.
 */
export function WalletChoice({ answer }: { answer: QuoteAnswer | null }) {
  const t = useTranslations("orders.payment");
  const { amount, text } = useMoney();
  const { watch, setValue } = useFormContext<CheckoutValues>();
  const isUsed = watch("payment.useWallet");
  const wallet = answer?.quote.wallet;
  if (!answer || !wallet || wallet.balance === 0) return null;
  const usable = isUsed ? wallet.used : Math.min(wallet.balance, answer.quote.totals.total);
  return (
    <div className="rounded-panel border border-hairline bg-paper px-4 py-2.5">
      <Checkbox
        name="useWallet"
        checked={isUsed}
        onChange={(event) => setValue("payment.useWallet", event.target.checked)}
        label={t("useWallet", { amount: text(usable) })}
        aside={
          wallet.balance > usable && (
            <>
              {t("balance")} <AmountText amount={amount(wallet.balance)} />
            </>
          )
        }
      />
    </div>
  );
}
