import { Star } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The published ratings as an average and a count; renders nothing if there are none. */
export function CardRating({ rating }: Pick<ProductCard, "rating">) {
  const t = useTranslations("catalog.card");
  if (!rating) return null;
  const { count } = rating;
  const average = rating.average.toFixed(1);
  return (
    <p className="card-rating row-start-5 mt-1 figures flex items-center gap-1 text-small text-ink-soft">
      <Icon
        icon={Star}
        size={14}
        stroke={1}
        label={t("rating", { average, count })}
        className="fill-current text-brass"
      />
      <bdi aria-hidden="true">{`${average} (${count})`}</bdi>
    </p>
  );
}
