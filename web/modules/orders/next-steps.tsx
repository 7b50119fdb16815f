import { useTranslations } from "use-intl";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { type NextStep, nextSteps } from "#contract/orders/next-steps.ts";
import { isTransfer } from "#contract/orders/payment-method.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useHotline } from "#web/shell/use-hotline.ts";

const ltr = (text: string) => `\u2066${text}\u2069`;

/** What happens between ordering and delivery. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTranslations("orders.confirmation.steps");
  const { text } = useMoney();
  const locale = usePageLocale();
  const values = {
    ...useHotline(),
    phone: ltr(formatMobile(order.contact.phone)),
    from: dayText(order.earliest, locale),
    to: dayText(order.latest, locale),
    total: text(order.dueNow),
  };
  return (
    <ol className="flex flex-col">
      {nextSteps(order).map((step, index) => (
        <li
          key={step}
          className="flex gap-4 border-b border-hairline py-4 first:pt-0 last:border-b-0"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-pill bg-glow figures text-night text-small font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-[1.0625rem]">{t(`${step}.title`, values)}</h3>
            <p className="text-[0.9375rem] text-ink-soft">{t(textKey(step, order), values)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function textKey(step: NextStep, { paymentMethod }: Order) {
  if (step !== "pay") return `${step}.text` as const;
  if (paymentMethod === "kiosk") return "pay.kiosk" as const;
  return isTransfer(paymentMethod) ? ("pay.transfer" as const) : ("pay.text" as const);
}
