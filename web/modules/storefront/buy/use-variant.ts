import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { chooseValue, initialVariant, withVariant } from "./choose-variant.ts";

export interface VariantChoice {
  variant: Variant;
  /** Chooses an option's value; updates the URL without a reload. */
  choose: (option: string, value: string) => void;
  /** There was no exact match, so another option changed as well. */
  moved: boolean;
}

/** The chosen variant, kept in the URL. */
export function useVariant(product: ProductDetail): VariantChoice | undefined {
  const [search, setSearch] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const variant = initialVariant(product.variants, search.get("variant"));
  if (!variant) return undefined;
  const choose = (option: string, value: string) => {
    const next = chooseValue(product, variant, option, value);
    const wanted = { ...variant.options, [option]: value };
    setMoved(Object.entries(wanted).some(([code, chosen]) => next.options[code] !== chosen));
    setSearch((before) => withVariant(before, next), { replace: true, preventScrollReset: true });
  };
  return { variant, choose, moved };
}

/** Chosen options in words: "نحاسي · 80 cm". */
export function optionWords({ options }: ProductDetail, variant: Variant): string {
  return options
    .flatMap(
      ({ code, values }) => values.find((v) => v.code === variant.options[code])?.label ?? [],
    )
    .join(" · ");
}
