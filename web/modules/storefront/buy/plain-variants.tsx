import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { optionWords } from "./use-variant.ts";

/** All variants in one list, for browsers without script, which the option buttons need. */
export function PlainVariants({ product, chosen }: { product: ProductDetail; chosen: Variant }) {
  const t = useTranslations("catalog.detail");
  const { text } = useMoney();
  if (product.variants.length === 1) return null;
  return (
    <noscript>
      <Field label={t("version")} className="mb-2">
        <Select name="chosenId" defaultValue={chosen.id}>
          {product.variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={variant.available === 0}>
              {`${optionWords(product, variant)} · ${variant.available === 0 ? t("soldOut") : text(variant.price.amount)}`}
            </option>
          ))}
        </Select>
      </Field>
    </noscript>
  );
}
