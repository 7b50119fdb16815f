import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { useShell } from "#web/shell/store.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";
import { WindowText } from "../summary/window-text.tsx";
import { CouponField } from "./coupon-field.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { Step } from "./step.tsx";
import { WalletChoice } from "./wallet-choice.tsx";

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
