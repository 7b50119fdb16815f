import { useTranslations } from "use-intl";
import type { Price as PriceData } from "#contract/catalog/product.ts";
import { Price, type PriceProps } from "#web/ui/display/price.tsx";
import { useMoney } from "./amount.ts";

export type ProductPriceProps = Pick<PriceProps, "size" | "note" | "className"> & {
  price: PriceData;
  /** Other variants cost more. */
  from?: boolean;
};

/** The price, with the regular price struck through beside an offer. */
export function ProductPrice({ price, from = false, ...rest }: ProductPriceProps) {
  const t = useTranslations("catalog.card");
  const { amount } = useMoney();
  return (
    <Price
      {...rest}
      now={amount(price.amount)}
      was={price.was === null ? undefined : amount(price.was)}
      before={from ? t("from") : undefined}
      nowLabel={t("now")}
      wasLabel={t("was")}
    />
  );
}
