import { useWatch } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import type { ProductValues } from "./product-values.ts";

interface VariantFieldProps {
  name: `${"pictures" | "documents"}.${number}.sku`;
}

/** The variant that a picture or document belongs to; empty: all. */
export function VariantField({ name }: VariantFieldProps) {
  const text = useText();
  const variants = useWatch<ProductValues, "variants">({ name: "variants" });
  const own = useWatch<ProductValues, typeof name>({ name });
  const skus = new Set(variants.map(({ sku }) => sku));
  // A variant that no longer exists stays visible, so that the user notices and chooses another.
  if (own) skus.add(own);
  skus.delete("");
  const choices = [...skus].map((sku) => ({ value: sku, label: sku }));
  return (
    <Field
      name={name}
      label={text("products.page.shownVariant")}
      showsEmpty
      choices={[{ value: "", label: text("products.page.everyVariant") }, ...choices]}
    />
  );
}
