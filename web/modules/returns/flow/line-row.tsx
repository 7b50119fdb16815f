import { useTranslations } from "use-intl";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import type { ReturnableLine } from "#contract/returns/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { LineDeadlines } from "../line-deadlines.tsx";

const readQuantity = (text: string) => parseWholeNumber(text) ?? null;
const WIDTHS = [96, 192, 288] as const;

interface LineRowProps {
  line: ReturnableLine;
  /** Chosen units; 0 means that the line is kept. */
  count: number;
  onCount: (count: number) => void;
}

/** One line to choose from, with its return deadlines. */
export function LineRow({ line, count, onCount }: LineRowProps) {
  const t = useTranslations("returns.flow");
  const name = `\u2068${line.name}\u2069`;
  return (
    <li className="flex gap-4 rounded-panel border border-hairline bg-paper p-4 has-checked:border-ink">
      <div className="well aspect-4/5 w-16 shrink-0 self-start overflow-hidden rounded-control">
        {line.picture && (
          <ShopPicture
            picture={line.picture}
            ratio={4 / 5}
            decorative
            widths={WIDTHS}
            sizes="4rem"
            className="size-full"
          />
        )}
      </div>
      <div className="min-w-0 grow">
        <Checkbox
          label={
            <span className="font-heading font-medium">
              <Phrase text={line.name} />
            </span>
          }
          aria-label={t("choose", { name })}
          checked={count > 0}
          onChange={(event) => onCount(event.target.checked ? 1 : 0)}
        />
        {line.options && <p className="text-small text-ink-soft">{line.options}</p>}
        <LineDeadlines reasons={line.reasons} />
        {count > 0 && line.open > 1 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3">
            <QuantityStepper
              size="small"
              value={count}
              onValue={onCount}
              parse={readQuantity}
              min={1}
              max={line.open}
              label={t("quantity", { name })}
              decreaseLabel={t("less")}
              increaseLabel={t("more")}
            />
            <span className="text-small text-ink-soft">{t("of", { count: line.open })}</span>
          </p>
        )}
      </div>
    </li>
  );
}
