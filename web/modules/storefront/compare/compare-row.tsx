import { writeCompared } from "#contract/catalog/compared.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Check, Scale } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { CompareLink } from "./compare-link.tsx";
import { useCompare } from "./use-compare.ts";

interface CompareRowProps {
  product: { id: number; name: string };
  variant: { id: number };
}

/** Beside the chosen variant: a button to compare it, and a link to the comparison. */
export function CompareRow({ product, variant }: CompareRowProps) {
  const t = useTranslations("catalog.compare");
  const item = writeCompared({ productId: product.id, variantId: variant.id });
  const [isCompared, press] = useCompare(item, product.name);
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-4">
      <Button kind="quiet" size="small" aria-pressed={isCompared} onClick={press} className="-ms-4">
        <Icon icon={isCompared ? Check : Scale} size={18} />
        {isCompared ? t("in") : t("add")}
      </Button>
      <CompareLink />
    </div>
  );
}
