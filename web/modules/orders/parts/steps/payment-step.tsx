import { useMoney } from "#web/modules/pricing/index.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { useTranslations } from "use-intl";
import type { Quote } from "../checkout/use-quote.ts";
import { WindowText } from "../summary/window-text.tsx";
import { Step } from "./step.tsx";

/** When it arrives and how it is paid. */
export function PaymentStep({ quote }: { quote: Quote | null }) {
  const t = useTranslations("orders");
  const { amount, text } = useMoney();
  const hotline = `\u2066${useRootData()?.shell.settings.hotline ?? ""}\u2069`;
  const limit = quote?.codAllowed === false ? quote.codLimit : null;
  return (
    <Step number={3} title={t("checkout.delivery")}>
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
      <RadioCards
        legend={t("payment.title")}
        name="paymentMethod"
        value="cod"
        cards={[
          {
            value: "cod",
            title: t("payment.cod"),
            text: t("payment.codText"),
            aside: quote && quote.totals.codFee > 0 && (
              <AmountText amount={amount(quote.totals.codFee)} />
            ),
          },
        ]}
      />
      {limit !== null && (
        <Notice tone="error" live>
          {t("payment.codLimit", { limit: text(limit), hotline })}
        </Notice>
      )}
    </Step>
  );
}
