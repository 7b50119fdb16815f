import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

const WIDTHS = [64, 128, 192] as const;
type Line = Pick<CartLine, "variantId" | "name" | "options" | "quantity" | "lineTotal" | "picture">;

/** A compact list of the ordered lines. */
export function SummaryLines({ lines }: { lines: Line[] }) {
  const t = useTranslations("orders.order");
  const { amount } = useMoney();
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(({ variantId, name, options, quantity, lineTotal, picture }) => (
        <li key={variantId} className="flex gap-3">
          <div className="well aspect-4/5 w-14 shrink-0 self-start overflow-hidden rounded-small">
            {picture && (
              <ShopPicture
                picture={picture}
                ratio={4 / 5}
                decorative
                widths={WIDTHS}
                sizes="3.5rem"
                className="size-full"
              />
            )}
          </div>
          <div className="min-w-0 grow text-[0.9375rem] leading-heading">
            <p>
              <Phrase text={name} />
            </p>
            <p className="text-small text-ink-soft">
              <OptionWords options={options} />
              {options && " · "}
              <span aria-hidden="true">× {quantity}</span>
              <span className="sr-only">{t("unitCount", { count: quantity })}</span>
            </p>
          </div>
          <span className="figures text-[0.9375rem] font-medium">
            <AmountText amount={amount(lineTotal)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
