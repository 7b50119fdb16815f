import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Variant } from "#contract/catalog/product.ts";
import { ProductPrice } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Phrase } from "#web/ui/text/phrase.tsx";
import type { Purchase } from "./use-purchase.ts";

interface BuyBarProps {
  name: string;
  variant: Variant;
  purchase: Purchase;
  /** The button it replaces; the bar is hidden while that is visible. */
  original: RefObject<HTMLElement | null>;
}

/** The share of the original button that must be visible for the bar to hide. */
const WHOLE = 0.95;

/** Price and buy button at the bottom of a phone's screen. */
export function BuyBar({ name, variant, purchase, original }: BuyBarProps) {
  const t = useTranslations("catalog.detail");
  const hidden = useInSight(original);
  return (
    <div
      inert={hidden}
      className={classNames(
        "fixed inset-x-0 bottom-0 z-(--layer-bar) border-t border-hairline bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-(--duration-move) md:hidden",
        hidden && "translate-y-full",
      )}
    >
      {/* Already announced at the field, which is out of view. */}
      {!hidden && purchase.refusal && (
        <p aria-hidden="true" className="pb-2 text-small text-error">
          {purchase.refusal}
        </p>
      )}
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <p className="truncate text-tiny text-ink-soft">
            <Phrase text={name} />
          </p>
          <ProductPrice price={variant.price} />
        </div>
        <Button
          className="shrink-0 whitespace-nowrap"
          disabled={variant.available === 0}
          loading={purchase.adding}
          loadingLabel={t("adding")}
          onClick={purchase.add}
        >
          {variant.available === 0 ? t("soldOut") : t("add")}
        </Button>
      </div>
    </div>
  );
}

function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setInSight(entry.intersectionRatio >= WHOLE);
      },
      { threshold: WHOLE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
