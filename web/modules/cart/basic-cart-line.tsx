import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";

/** A cart line whose buttons submit a form. */
export function BasicCartLine({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const basic = useTranslations("basic");
  const { amount } = useMoney();
  const { variantId, name, quantity, available, lineTotal } = line;
  return (
    <VariantLine variant={line}>
      <form method="post" className="my-1 flex flex-wrap items-center gap-2">
        <input type="hidden" name="variantId" value={variantId} />
        <TextInput
          ltr
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t("quantityOf", { name })}
          defaultValue={quantity}
          className="w-16! figures"
        />
        <Button type="submit" name="do" value="update" kind="secondary" size="small">
          {basic("update")}
        </Button>
        <Button
          type="submit"
          name="do"
          value="remove"
          kind="quiet"
          size="small"
          aria-label={t("removeNamed", { name })}
        >
          {t("remove")}
        </Button>
      </form>
      {quantity > available && (
        <p className="text-small text-error">
          {available === 0 ? t("soldOut") : t("stock", { qty: String(available) })}
        </p>
      )}
      {quantity > 1 && (
        <p className="figures">
          {t("total")}{" "}
          <span className="font-semibold">
            <AmountText amount={amount(lineTotal)} />
          </span>
        </p>
      )}
    </VariantLine>
  );
}
