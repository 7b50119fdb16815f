import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { VariantLine } from "../variant-line.tsx";

const SHOWN = 3;

/** For sold-out products: the most similar ones in stock. */
export function InStockInstead({ product }: { product: ProductDetail }) {
  const t = useTranslations("catalog.detail");
  const others = product.related.filter(({ inStock }) => inStock).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="in-stock-instead">
      <h2 id="in-stock-instead" className="font-heading text-[0.9375rem] font-medium">
        {t("instead")}
      </h2>
      <ul>
        {others.map((other) => (
          <VariantLine key={other.id} variant={{ ...other, options: "" }} />
        ))}
      </ul>
    </section>
  );
}
