import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Fulfilment } from "#contract/orders/fulfilment.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { CopyRow } from "../money/copy-row.tsx";
import { UnitList } from "../unit-list.tsx";

const TONES = {
  shipped: "brass",
  delivered: "success",
  refused: "plain",
  lost: "error",
} as const;

interface ParcelRowProps {
  parcel: Fulfilment;
  /** Total number of parcels; null while unknown. */
  count: number | null;
  lines: Order["lines"];
}

/** One parcel: its status, courier and contents. */
export function ParcelRow({ parcel, count, lines }: ParcelRowProps) {
  const t = useTranslations("orders.parcels");
  const locale = usePageLocale();
  const { text } = useMoney();
  const { number, state, courier, tracking, shippedAt, deliveredAt, collect } = parcel;
  const place = { number: String(number) };
  return (
    <li className="border-t border-hairline py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.0625rem]">
          {count === null ? t("name", place) : t("nameOf", { ...place, count: String(count) })}
        </h3>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </div>
      <p className="text-small text-ink-soft">
        {t("sentOn", { date: momentText(shippedAt, locale) })}
        {deliveredAt && ` · ${t("arrivedOn", { date: momentText(deliveredAt, locale) })}`}
      </p>
      {collect > 0 && state === "shipped" && (
        <p className="mt-2 text-[0.9375rem] font-medium">
          {t("collect", { amount: text(collect) })}
        </p>
      )}
      <div className="mt-4 grid items-start gap-x-10 gap-y-4 md:grid-cols-2">
        <UnitList label={t("lines", place)} units={parcel.lines} lines={lines} />
        {(courier || tracking) && (
          <dl className="rounded-panel bg-plaster px-4">
            {courier && (
              <div className="border-b border-hairline py-2.5 last:border-b-0">
                <dt className="text-small text-ink-soft">{t("courier")}</dt>
                <dd className="font-medium">
                  <bdi>{courier}</bdi>
                </dd>
              </div>
            )}
            {tracking && <CopyRow label={t("tracking")} value={tracking} />}
          </dl>
        )}
      </div>
    </li>
  );
}
