import type { CartLine } from "#contract/cart/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Anchor } from "#web/ui/actions/link.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { useTranslations } from "use-intl";

const PICTURE_WIDTHS = [96, 192, 288] as const;

/** A line of the cart whose buttons send a form. */
export function BasicCartLine({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const basic = useTranslations("basic");
  const { amount } = useMoney();
  const { variantId, name, options, path, picture, quantity, available, lineTotal } = line;
  return (
    <li className="flex gap-4 border-b border-hairline py-4 last:border-b-0">
      <div className="well aspect-4/5 w-24 shrink-0 self-start overflow-hidden rounded-control">
        {picture && (
          <ShopPicture
            picture={picture}
            ratio={4 / 5}
            decorative
            widths={PICTURE_WIDTHS}
            sizes="6rem"
            className="size-full"
          />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <Anchor href={path} className="font-heading leading-heading font-medium hover:text-brass">
          <Phrase text={name} />
        </Anchor>
        {options && (
          <p className="text-small text-ink-soft">
            <OptionWords options={options} />
          </p>
        )}
        <form method="post" className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="variantId" value={variantId} />
          <TextInput
            ltr
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            aria-label={t("quantityOf", { name })}
            defaultValue={quantity}
            className="w-20! figures"
          />
          <Button type="submit" name="do" value="update" kind="secondary">
            {basic("update")}
          </Button>
          <Button
            type="submit"
            name="do"
            value="remove"
            kind="quiet"
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
        <p className="figures font-semibold">
          <AmountText amount={amount(lineTotal)} />
        </p>
      </div>
    </li>
  );
}
