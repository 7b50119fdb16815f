import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

const WIDTHS = [48, 96, 144] as const;

interface UnitListProps {
  label: string;
  units: readonly { position: number; quantity: number }[];
  lines: Order["lines"];
}

/** Some units of an order, as a compact list. */
export function UnitList({ label, units, lines }: UnitListProps) {
  const t = useTranslations("orders.order");
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {units.map(({ position, quantity }) => {
        const line = lines.find((one) => one.position === position);
        return (
          line && (
            <li key={position} className="flex items-center gap-3">
              <div className="well aspect-4/5 w-12 shrink-0 overflow-hidden rounded-small">
                {line.picture && (
                  <ShopPicture
                    picture={line.picture}
                    ratio={4 / 5}
                    decorative
                    widths={WIDTHS}
                    sizes="3rem"
                    className="size-full"
                  />
                )}
              </div>
              <div className="min-w-0 text-[0.9375rem] leading-heading">
                <p>
                  <Phrase text={line.name} />
                </p>
                <p className="text-small text-ink-soft">
                  <OptionWords options={line.options} />
                  {line.options && " · "}
                  <span className="whitespace-nowrap">{t("unitCount", { count: quantity })}</span>
                </p>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
