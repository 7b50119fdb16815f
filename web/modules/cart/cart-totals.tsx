import { useTranslations } from "use-intl";
import type { Cart } from "#contract/cart/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { sumOfLines } from "#web/shell/cart/cart-math.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { TotalRow } from "./total-row.tsx";

interface CartTotalsProps {
  cart: Pick<Cart, "items" | "totalPrice" | "promotions">;
  note: string;
}

/** The price of the goods, with the discounts of promotions where there are any. */
export function CartTotals({ cart: { items, totalPrice, promotions }, note }: CartTotalsProps) {
  const t = useTranslations("cart");
  const { amount } = useMoney();
  return (
    <dl aria-live="polite" className="flex flex-col gap-1">
      {promotions.length > 0 && (
        <TotalRow label={t("items")} value={<AmountText amount={amount(sumOfLines(items))} />} />
      )}
      {promotions.map((promotion) => (
        <TotalRow
          key={promotion.label}
          label={<Phrase text={promotion.label} />}
          value={<AmountText amount={amount(-promotion.amount)} />}
          className="text-success"
        />
      ))}
      <TotalRow
        strong
        label={t("total")}
        value={<AmountText amount={amount(totalPrice)} />}
        note={note}
      />
    </dl>
  );
}
