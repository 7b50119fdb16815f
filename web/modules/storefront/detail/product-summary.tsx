import { Check, Scale } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { writeCompared } from "#contract/catalog/compared.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { AddToList } from "#web/shell/lists/add-to-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { FactList } from "#web/ui/display/facts.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { CompareLink } from "../compare/compare-link.tsx";
import { useCompare } from "../compare/use-compare.ts";
import { isForAllSizes } from "../gallery/shared-picture.ts";
import { ModelButton } from "../model/model-button.tsx";

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

interface DecidingFactsProps {
  product: ProductDetail;
  variant: Variant;
}

/** The key facts, up to six. */
function DecidingFacts({ product, variant }: DecidingFactsProps) {
  const facts = product.decidingFacts.flatMap(
    (wanted) => variant.facts.find(({ code }) => code === wanted) ?? [],
  );
  if (facts.length === 0) return null;
  return (
    <FactList
      columns={2}
      className="md:grid-cols-1 lg:grid-cols-2"
      facts={facts.map(({ code, name, value }) => ({ id: code, name, value }))}
    />
  );
}

interface ProductToolsProps {
  product: ProductDetail;
  variant: Variant;
}

/** What else can be done with the chosen variant: see it in 3D, and compare it. */
function ProductTools({ product, variant }: ProductToolsProps) {
  const t = useTranslations("catalog.compare");
  const item = writeCompared({ productId: product.id, variantId: variant.id });
  const [isCompared, press] = useCompare(item, product.name);
  return (
    <div className="-my-2 -ms-4 flex flex-wrap items-center gap-x-2">
      <ModelButton product={product} variant={variant} />
      <Button kind="quiet" size="small" aria-pressed={isCompared} onClick={press}>
        <Icon icon={isCompared ? Check : Scale} size={18} />
        {isCompared ? t("in") : t("add")}
      </Button>
      <CompareLink />
      <AddToList goods={{ items: [{ variantId: variant.id, quantity: 1 }] }} />
    </div>
  );
}
