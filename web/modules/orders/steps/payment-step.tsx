import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { useShell } from "#web/shell/store.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";
import { WindowText } from "../summary/window-text.tsx";
import { CouponField } from "./coupon-field.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { Step } from "./step.tsx";

interface PaymentStepProps {
  number: number;
  terms: DeliveryTerms[];
  answer: QuoteAnswer | null;
}

/** Delivery dates and payment method. */
export function PaymentStep({ number, terms, answer }: PaymentStepProps) {
  const t = useTranslations("orders");
  const quote = answer?.quote;
  const isCompany = useShell(({ accountType }) => accountType === "company");
  return (
    <Step number={number} title={t("checkout.delivery")}>
      <p aria-live="polite">
        {quote ? (
          <>
            {t("window.title")}{" "}
            <strong className="font-medium text-success">
              <WindowText {...quote} />
            </strong>
          </>
        ) : (
          <span className="text-ink-soft">{t("checkout.chooseGovernorate")}</span>
        )}
      </p>
      <WalletChoice answer={answer} />
      {answer?.method === "wallet" ? (
        <Notice tone="success" live>
          {t("payment.walletCovers")}
        </Notice>
      ) : (
        <PaymentMethods terms={terms} answer={answer} />
      )}
      {quote && <CouponField answer={answer} />}
      {isCompany && (
        <FormField
          name="payment.purchaseOrder"
          label={t("field.purchaseOrder")}
          hint={t("field.purchaseOrderHint")}
          ltr
        />
      )}
    </Step>
  );
}

/**
 * Store credit, for the whole amount or beside another method; renders nothing if there is none.
 */
function WalletChoice({ answer }: { answer: QuoteAnswer | null }) {
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
