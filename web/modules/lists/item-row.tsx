import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { StockNote } from "./stock-note.tsx";
import type { OpenedList } from "./use-list.ts";

interface ItemRowProps {
  item: CartLine;
  list: OpenedList;
  onTaken: () => void;
}

const readQuantity = (text: string) => parseWholeNumber(text) ?? null;

/** A variant of the customer's own list, with its quantity. */
export function ItemRow({ item, list, onTaken }: ItemRowProps) {
  const t = useTranslations("projectLists");
  const cart = useTranslations("cart");
  const { name, quantity } = item;
  return (
    <VariantLine variant={item}>
      <StockNote item={item} />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuantityStepper
          size="small"
          value={quantity}
          onValue={(next) => list.setQuantity(item, next)}
          parse={readQuantity}
          min={1}
          max={MAX_QUANTITY}
          label={cart("quantityOf", { name })}
          decreaseLabel={cart("fewer")}
          increaseLabel={cart("more")}
        />
        <Button
          kind="quiet"
          size="small"
          aria-label={t("takeOf", { name: `\u2068${name}\u2069` })}
          loading={list.busy === `take ${item.variantId}`}
          onClick={() => list.takeOut(item, onTaken)}
        >
          {t("take")}
        </Button>
      </div>
    </VariantLine>
  );
}
