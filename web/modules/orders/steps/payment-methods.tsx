import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { PaymentMethod, PaymentOffer } from "#contract/orders/payment-method.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useMoney, useMonthly } from "#web/modules/pricing/index.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { useShell } from "#web/shell/store.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type RadioCard, RadioCards } from "#web/ui/forms/radio-cards.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { isShown, offerOf, type Quote, type QuoteAnswer } from "../checkout/payment-choice.ts";
import { useFirstOffers } from "../checkout/use-first-offers.ts";

interface PaymentMethodsProps {
  terms: DeliveryTerms[];
  answer: QuoteAnswer | null;
}

/** The payment methods side by side; unavailable ones say why. */
export function PaymentMethods({ terms, answer }: PaymentMethodsProps) {
  const t = useTranslations("orders.payment");
  const { watch, setValue } = useFormContext<CheckoutValues>();
  const chosen = watch("payment.method");
  const governorate = watch("address.governorate");
  const isCompany = useShell(({ accountType }) => accountType === "company");
  const fee = terms.find((term) => term.governorate === governorate)?.codFee ?? 0;
  const firstOffers = useFirstOffers(governorate === "" ? terms[0]?.governorate : undefined);
  const offers = (answer?.quote.methods ?? firstOffers).filter((offer) =>
    isShown(offer, isCompany),
  );
  const cardOf = useCard(answer?.quote.due ?? 0, fee);
  const isThere = offers.some(({ method }) => method === chosen);
  const current = isThere ? chosen : answer?.method;
  return (
    <>
      <RadioCards
        legend={t("title")}
        name="paymentMethod"
        value={current}
        onValue={(method) => setValue("payment.method", method as PaymentMethod)}
        cards={offers.map(cardOf)}
      />
      {answer && <Impossible quote={answer.quote} method={answer.method} />}
    </>
  );
}

/** A method as a card: its description, or why it is unavailable, and its fee. */
function useCard(due: number, fee: number): (offer: PaymentOffer) => RadioCard {
  const t = useTranslations("orders.payment");
  const { amount } = useMoney();
  const reasonText = useReasonText();
  const monthly = useMonthly(due);
  const outlets = useRootData()?.shell.settings.outlets.names ?? "";
  const textOf = (method: PaymentMethod) =>
    method === "instalments" && monthly
      ? `${t("monthly", monthly)} ${t(`text.${method}`)}`
      : t(`text.${method}`, { outlets });
  return (offer) => {
    const { method, reason } = offer;
    return {
      value: method,
      title: t(`method.${method}`),
      text: reason === null ? textOf(method) : reasonText(offer),
      disabled: reason !== null,
      aside: method === "cod" && fee > 0 && (
        <>
          <span className="text-ink-soft">{t("fee")}</span> <AmountText amount={amount(fee)} />
        </>
      ),
    };
  };
}

/** The chosen method is unavailable for this order. */
function Impossible({ quote, method }: { quote: Quote; method: PaymentMethod }) {
  const t = useTranslations("orders.payment");
  const { reason } = offerOf(quote, method);
  if (reason === null) return null;
  return (
    <Notice tone="warning" live>
      {t("chooseAnother")}
    </Notice>
  );
}

function useReasonText() {
  const t = useTranslations("orders.payment");
  const { text } = useMoney();
  const reach = useHotline();
  return ({ method, reason, amount = 0 }: PaymentOffer) => {
    if (reason === "limit" && method === "cod")
      return t("codLimit", { limit: text(amount), ...reach });
    if (reason === "limit" || reason === "minimum") return t(reason, { amount: text(amount) });
    return t(reason === "company" || reason === "paused" ? reason : "unavailable");
  };
}
