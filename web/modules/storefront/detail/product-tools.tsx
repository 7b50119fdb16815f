import { Check, Scale } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { writeCompared } from "#contract/catalog/compared.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { AddToList } from "#web/shell/lists/add-to-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { CompareLink } from "../compare/compare-link.tsx";
import { useCompare } from "../compare/use-compare.ts";
import { ModelButton } from "../model/model-button.tsx";

interface ProductToolsProps {
  product: ProductDetail;
  variant: Variant;
}

/** What else can be done with the chosen variant: see it in 3D, and compare it. */
export function ProductTools({ product, variant }: ProductToolsProps) {
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
