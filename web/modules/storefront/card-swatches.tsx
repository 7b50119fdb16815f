import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { SwatchDots } from "#web/ui/forms/swatch-dots.tsx";

export interface CardSwatchesProps {
  product: ProductCard;
  picked: string | undefined;
  onPick: (code: string) => void;
}

/** Finishes under a card: they change its picture and the variant it links to. */
export function CardSwatches({ product, picked, onPick }: CardSwatchesProps) {
  const t = useTranslations("catalog.card");
  if (product.swatches.length < 2) return null;
  return (
    <SwatchDots
      className="card-swatches relative z-2 row-start-7 -ms-1.5 flex flex-wrap justify-self-start"
      legend={t("finishes")}
      name={`finish-${product.id}`}
      value={picked ?? product.swatch ?? undefined}
      onValue={onPick}
      choices={product.swatches.map(({ code, name, colour }) => ({ value: code, name, colour }))}
    />
  );
}
