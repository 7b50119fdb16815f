import { dayText } from "#contract/kernel/time/day-text.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { useTranslations } from "use-intl";

const ltr = (text: string) => `\u2066${text}\u2069`;

/** What happens between ordering and delivery. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTranslations("orders.confirmation");
  const { text } = useMoney();
  const locale = usePageLocale();
  const reach = useHotline();
  const from = dayText(order.earliest, locale);
  const to = dayText(order.latest, locale);
  const isAtTheDoor = order.paymentMethod === "cod" && order.dueNow > 0;
  const steps = [
    {
      title: t("nextCall"),
      text: t("nextCallText", { ...reach, phone: ltr(formatMobile(order.contact.phone)) }),
    },
    { title: t("nextPack"), text: t("nextPackText") },
    {
      title: t("nextDeliver", { from, to }),
      text: isAtTheDoor
        ? t("nextDeliverText", { total: text(order.dueNow) })
        : t("nextDeliverPaid"),
    },
  ];
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="flex gap-4 border-b border-hairline py-4 first:pt-0 last:border-b-0"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-pill bg-glow/60 figures text-small font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-[1.0625rem]">{step.title}</h3>
            <p className="text-[0.9375rem] text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
