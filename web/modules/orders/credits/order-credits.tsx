import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Credit } from "#contract/orders/fulfilment.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { OrderCard } from "../order-card.tsx";
import { UnitList } from "../unit-list.tsx";
import { creditsShown } from "./credit-facts.ts";

/** What the shop credited after the order was placed, why, and how the customer gets it. */
export function OrderCredits({ order }: { order: Order }) {
  const t = useTranslations("orders.credits");
  const shown = creditsShown(order);
  if (shown.length === 0) return null;
  return (
    <OrderCard title={t("title")}>
      <ul className="flex flex-col">
        {shown.map((credit) => (
          <CreditRow key={credit.number} credit={credit} order={order} />
        ))}
      </ul>
    </OrderCard>
  );
}

/**
 * For cash on delivery the amount due is reduced; goodwill for what was already paid in cash is
 * paid back by hand.
 */
function wayBack({ kind }: Credit, { paymentMethod }: Order) {
  if (paymentMethod === "kiosk") return "fromOutlet";
  if (paymentMethod !== "cod") return "goesBack";
  return kind === "goodwill" ? "byHand" : "atTheDoor";
}

function CreditRow({ credit, order }: { credit: Credit; order: Order }) {
  const t = useTranslations("orders.credits");
  const locale = usePageLocale();
  const { amount, text } = useMoney();
  const { kind, at, note, lines, toWallet } = credit;
  return (
    <li className="border-t border-hairline py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="grow text-[1.0625rem]">{t(`${kind}.title`)}</h3>
        <p className="figures font-heading font-medium">
          <AmountText amount={amount(credit.amount)} />
        </p>
      </div>
      <p className="text-small text-ink-soft">{momentText(at, locale)}</p>
      {lines.length > 0 && (
        <div className="mt-3">
          <UnitList label={t(`${kind}.title`)} units={lines} lines={order.lines} />
        </div>
      )}
      {note && (
        <p className="mt-3 text-[0.9375rem] whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {toWallet > 0 && t("toWallet", { amount: text(toWallet) })}{" "}
        {credit.amount > toWallet &&
          t(wayBack(credit, order), { amount: text(credit.amount - toWallet) })}
      </p>
    </li>
  );
}
