import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useShell } from "#web/shell/store.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";
import { WindowText } from "../summary/window-text.tsx";
import { DeliveryPlace } from "./delivery-place.tsx";

interface ReviewFactsProps {
  answer: QuoteAnswer;
  terms: DeliveryTerms[];
}

/** A summary of the order about to be placed: products, address, dates and payment method. */
export function ReviewFacts({ answer: { quote, method }, terms }: ReviewFactsProps) {
  const t = useTranslations("orders");
  const lines = useShell(({ cart }) => cart.items);
  return (
    <dl className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-4 md:p-5">
      <Fact label={t("checkout.summary")}>
        <ul>
          {lines.map(({ variantId, name, options, quantity }) => (
            <li key={variantId}>
              {quantity} × <bdi>{name}</bdi>
              {options && <span className="text-ink-soft"> ({options})</span>}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={t("order.address")}>
        <DeliveryPlace terms={terms} />
      </Fact>
      <Fact label={t("window.title")}>
        <WindowText {...quote} />
      </Fact>
      <Fact label={t("payment.title")}>{t(`payment.method.${method}`)}</Fact>
    </dl>
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
