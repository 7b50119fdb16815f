import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { Badge } from "#web/ui/display/badge.tsx";

/** Two badges and two buttons have to fit in one row of a card half a phone wide. */
const NARROW = "px-2!";

type CardBadgesProps = Pick<ProductCard, "isNew" | "inStock" | "discountPercent">;

/** Badges above the name: new, reduced, sold out. */
export function CardBadges({ isNew, inStock, discountPercent }: CardBadgesProps) {
  const t = useTranslations("catalog.card");
  if (!isNew && inStock && discountPercent <= 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap gap-1">
      {!inStock && <Badge className={NARROW}>{t("soldOut")}</Badge>}
      {isNew && (
        <Badge tone="ink" className={NARROW}>
          {t("new")}
        </Badge>
      )}
      {discountPercent > 0 && (
        <Badge tone="offer" className={NARROW}>{`\u2066−${discountPercent}%\u2069`}</Badge>
      )}
    </div>
  );
}
