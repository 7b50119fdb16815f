import type { Price as PriceData } from "#contract/catalog/product.ts";
import { Price, type PriceProps } from "#web/ui/display/price.tsx";
import { useTranslations } from "use-intl";
import { useMoney } from "./amount.ts";

export type ProductPriceProps = Pick<PriceProps, "size" | "note" | "className"> & {
  price: PriceData;
  /** Other variants cost more. */
  from?: boolean;
};

/** What it costs, with the ordinary price struck beside an offer. */
export function ProductPrice({ price, from = false, ...rest }: ProductPriceProps) {
  const t = useTranslations("catalog.card");
  const { amount } = useMoney();
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {from && <span className="text-small text-ink-soft">{t("from")}</span>}
      <Price
        {...rest}
        now={amount(price.amount)}
        was={price.was === null ? undefined : amount(price.was)}
        nowLabel={t("now")}
        wasLabel={t("was")}
      />
    </div>
  );
}
