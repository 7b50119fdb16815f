import type { ProductCard } from "#contract/catalog/product.ts";
import { CardAction } from "#web/ui/surfaces/card.tsx";
import { SwatchGroup } from "#web/ui/forms/swatches.tsx";
import { useTranslations } from "use-intl";

export interface CardSwatchesProps {
  product: ProductCard;
  picked: string | undefined;
  onPick: (code: string) => void;
}

/** Finishes under a card: they change its picture and the variant that its link leads to. */
export function CardSwatches({ product, picked, onPick }: CardSwatchesProps) {
  const t = useTranslations("catalog.card");
  if (product.swatches.length < 2) return null;
  return (
    <CardAction always className="self-start">
      <SwatchGroup
        size="small"
        legend={t("finishes")}
        name={`finish-${product.id}`}
        value={picked ?? product.swatch ?? undefined}
        onValue={onPick}
        choices={product.swatches.map(({ code, name, colour }) => ({ value: code, name, colour }))}
      />
    </CardAction>
  );
}
