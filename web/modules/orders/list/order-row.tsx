import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderSummary } from "#contract/orders/endpoints.ts";
import { ORDER_STATUS_LABELS, type OrderStatus } from "#contract/orders/order-status.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";

const WIDTHS = [72, 144, 216] as const;

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: "warning",
  ordered: "brass",
  processing: "brass",
  shipped: "brass",
  delivered: "success",
  completed: "success",
  cancelled: "plain",
};

interface OrderRowProps {
  order: OrderSummary;
  /** A line below: the buyer, the purchase order number. */
  note?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** One order at a glance; the whole row is the link. */
export function OrderRow({ order, note, children }: OrderRowProps) {
  const t = useTranslations("orders.list");
  const locale = usePageLocale();
  const { amount } = useMoney();
  return (
    <Card
      as="li"
      panel
      className="grid! grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 p-4 sm:flex! sm:flex-row sm:items-center sm:gap-6 md:p-5"
    >
      <OrderPictures order={order} />
      <div className="col-start-2 min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <CardLink
            href={`/orders-and-returns/${order.number}`}
            className="figures font-heading font-medium"
          >
            {t("open", { number: `\u2066${order.number}\u2069` })}
          </CardLink>
          <Badge tone={TONES[order.status]}>{ORDER_STATUS_LABELS[order.status][locale]}</Badge>
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {momentText(order.placedAt, locale)}
          {" · "}
          {t("unitCount", { count: order.unitCount })}
        </p>
        {note && <p className="text-small text-ink-soft">{note}</p>}
      </div>
      <p className="col-start-2 shrink-0 figures font-heading font-medium">
        <AmountText amount={amount(order.total)} />
      </p>
      {children && <div className="col-span-full mt-2 sm:contents">{children}</div>}
    </Card>
  );
}

/** On phones the first picture alone, beside the text. */
function OrderPictures({ order: { pictures } }: { order: OrderSummary }) {
  if (pictures.length === 0) return null;
  return (
    <div className="row-span-2 flex gap-1.5 self-start sm:self-center max-sm:*:not-first:hidden">
      {pictures.map((picture) => (
        <div
          key={picture.src}
          className="well aspect-4/5 w-14 shrink-0 overflow-hidden rounded-control"
        >
          <ShopPicture
            picture={picture}
            ratio={4 / 5}
            decorative
            widths={WIDTHS}
            sizes="3.5rem"
            className="size-full"
          />
        </div>
      ))}
    </div>
  );
}
