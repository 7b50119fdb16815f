import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useHotline } from "#web/shell/use-hotline.ts";
import { classNames } from "#web/ui/class-names.ts";

/** At this stock or below, the customer is told how many are left. */
const FEW = 5;

interface StockLineProps {
  available: number;
  /** A button to be alerted when it is back or costs less. */
  children?: ReactNode;
}

/** In stock, only a few left, or none. */
export function StockLine({ available, children }: StockLineProps) {
  const t = useTranslations("catalog.detail");
  const reach = useHotline();
  const look = stockLook(available);
  const text =
    available === 0
      ? t("soldOut")
      : available <= FEW
        ? t("onlyLeft", { count: available })
        : t("inStock");
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className={classNames("flex items-center gap-2 font-medium", look)}>
        <span aria-hidden="true" className="size-2 rounded-pill bg-current" />
        {text}
      </p>
      {children}
      {available === 0 && (
        <p className="text-small text-ink-soft">{t("soldOutHelp", { ...reach })}</p>
      )}
    </div>
  );
}

function stockLook(available: number): string {
  if (available === 0) return "text-error";
  return available <= FEW ? "text-warning" : "text-success";
}
