import { type Ref, type SubmitEvent, useId } from "react";
import { useTranslations } from "use-intl";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { HeartButton } from "#web/shell/favourites/heart-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import type { Purchase } from "./use-purchase.ts";
import { optionWords } from "./use-variant.ts";

interface BuyRowProps {
  product: ProductDetail;
  variant: Variant;
  purchase: Purchase;
  ref: Ref<HTMLFormElement>;
}

const readQuantity = (text: string) => parseWholeNumber(text) ?? null;

/**
 * Quantity and buy button. A quantity above the stock may be typed: a message says how many there
 * are. Until the script has loaded, or without it, the browser submits the form itself.
 */
export function BuyRow({ product, variant, purchase, ref }: BuyRowProps) {
  const t = useTranslations("catalog.detail");
  const cart = useTranslations("cart");
  const id = useId();
  const path = useLocalePath();
  const soldOut = variant.available === 0;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    purchase.add();
  };
  return (
    <form
      ref={ref}
      method="post"
      action={path("/Basic/Cart")}
      onSubmit={add}
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="variantId" value={variant.id} />
      <PlainVariants product={product} chosen={variant} />
      <div className="flex justify-between gap-3 max-[23.5rem]:flex-wrap">
        <QuantityStepper
          name="quantity"
          value={purchase.quantity}
          onValue={purchase.setQuantity}
          parse={readQuantity}
          min={1}
          max={Math.max(1, Math.min(variant.available, MAX_QUANTITY))}
          mayExceed
          describedBy={purchase.refusal && id}
          label={t("quantity")}
          decreaseLabel={cart("fewer")}
          increaseLabel={cart("more")}
          className="shrink-0"
        />
        <Button
          type="submit"
          className="grow px-4! whitespace-nowrap max-[23.5rem]:order-last max-[23.5rem]:basis-full"
          disabled={soldOut}
          loading={purchase.adding}
          loadingLabel={t("adding")}
        >
          {soldOut ? t("soldOut") : t("add")}
        </Button>
        <HeartButton
          product={product}
          className="size-12! border border-line-strong noscript:hidden"
        />
      </div>
      <p id={id} role="alert" className="text-small text-error empty:hidden">
        {purchase.refusal}
      </p>
      {purchase.most !== null && (
        <Button
          kind="quiet"
          size="small"
          className="-ms-4 self-start"
          onClick={() => purchase.setQuantity(purchase.most ?? 1)}
        >
          {cart("takeAvailable", { count: purchase.most })}
        </Button>
      )}
    </form>
  );
}

/** All variants in one list, for browsers without script, which the option buttons need. */
function PlainVariants({ product, chosen }: { product: ProductDetail; chosen: Variant }) {
  const t = useTranslations("catalog.detail");
  const { text } = useMoney();
  if (product.variants.length === 1) return null;
  return (
    <noscript>
      <Field label={t("version")} className="mb-2">
        <Select name="chosenId" defaultValue={chosen.id}>
          {product.variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={variant.available === 0}>
              {`${optionWords(product, variant)} · ${variant.available === 0 ? t("soldOut") : text(variant.price.amount)}`}
            </option>
          ))}
        </Select>
      </Field>
    </noscript>
  );
}
