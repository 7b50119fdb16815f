import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { isForAllSizes } from "../gallery/shared-picture.ts";
import { DecidingFacts } from "./deciding-facts.tsx";
import { ProductTools } from "./product-tools.tsx";

interface ProductSummaryProps {
  product: ProductDetail;
  variant: Variant;
}

/** A one-sentence description, the SKU, the key facts, and what else can be done. */
export function ProductSummary({ product, variant }: ProductSummaryProps) {
  const t = useTranslations("catalog.detail");
  const gallery = useTranslations("catalog.gallery");
  const isLit = variant.pictures.some(({ role }) => role === "night");
  return (
    <>
      <div>
        <p className="text-ink-soft">
          <Prose text={product.summary} />
        </p>
        <p className="mt-2 text-small text-ink-soft">
          {t("sku")} <Ltr className="figures">{variant.sku}</Ltr>
        </p>
        {variant.hasDimensions && isForAllSizes(product, variant) && (
          <p className="mt-2 text-tiny text-ink-soft">{gallery("allSizes")}</p>
        )}
        {isLit && <p className="mt-2 text-tiny text-ink-soft">{gallery("guide")}</p>}
      </div>
      <DecidingFacts product={product} variant={variant} />
      <ProductTools product={product} variant={variant} />
    </>
  );
}
