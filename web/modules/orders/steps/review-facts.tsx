import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";
import { WindowText } from "../summary/window-text.tsx";
import { DeliveryPlace } from "./delivery-place.tsx";

interface ReviewFactsProps {
  answer: QuoteAnswer;
  terms: DeliveryTerms[];
  lines: readonly CartLine[];
}

/** A summary of the order about to be placed: products with prices, address, dates and payment. */
export function ReviewFacts({ answer, terms, lines }: ReviewFactsProps) {
  const t = useTranslations("orders");
  const { amount } = useMoney();
  return (
    <dl className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-4 md:p-5">
      <Fact label={t("checkout.summary")}>
        <ul className="flex flex-col gap-1">
          {lines.map(({ variantId, name, options, quantity, lineTotal }) => (
            <li key={variantId} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {quantity} × <Phrase text={name} />
                {options && (
                  <span className="text-ink-soft">
                    {" "}
                    (<OptionWords options={options} />)
                  </span>
                )}
              </span>
              <span className="shrink-0 figures">
                <AmountText amount={amount(lineTotal)} />
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={t("order.address")}>
        <DeliveryPlace terms={terms} />
      </Fact>
      <Fact label={t("window.title")}>
        <WindowText {...answer.quote} />
      </Fact>
      <MoneyFacts answer={answer} />
    </dl>
  );
}

/** The payment method, coupon, store credit and the company's purchase order number. */
function MoneyFacts({ answer: { quote, method } }: { answer: QuoteAnswer }) {
  const t = useTranslations("orders");
  const { amount } = useMoney();
  const purchaseOrder = useWatch<CheckoutValues, "payment.purchaseOrder">({
    name: "payment.purchaseOrder",
  }).trim();
  const { coupon } = quote;
  const fromWallet = method === "wallet" ? 0 : (quote.wallet?.used ?? 0);
  return (
    <>
      {coupon && (
        <Fact label={t("coupon.label")}>
          <Ltr>{coupon.code}</Ltr>
          <span className="text-ink-soft">
            {" · "}
            {coupon.isApplied ? <Phrase text={coupon.label} /> : t("coupon.idle")}
          </span>
        </Fact>
      )}
      <Fact label={t("payment.title")}>{t(`payment.method.${method}`)}</Fact>
      {fromWallet > 0 && (
        <Fact label={t("totals.wallet")}>
          <AmountText amount={amount(fromWallet)} />
        </Fact>
      )}
      {purchaseOrder !== "" && (
        <Fact label={t("field.purchaseOrder")}>
          <Ltr>{purchaseOrder}</Ltr>
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="text-[0.9375rem]">{children}</dd>
    </div>
  );
}
