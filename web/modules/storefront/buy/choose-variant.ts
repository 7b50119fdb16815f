import { firstVariant } from "#contract/catalog/first-variant.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";

/** Whether an option's value is available in combination with the other chosen options. */
export type OptionState = "available" | "sold-out" | "other-combination";

function hasOptions(variant: Variant, wanted: Variant["options"]): boolean {
  return Object.entries(wanted).every(([code, value]) => variant.options[code] === value);
}

/** The variant with exactly these options. */
export function findVariant(variants: Variant[], wanted: Variant["options"]): Variant | undefined {
  return variants.find((variant) => hasOptions(variant, wanted));
}

/** The variant named in the URL by SKU or id; otherwise the one that its card shows. */
export function initialVariant(variants: Variant[], named: string | null): Variant | undefined {
  const wanted = named?.toLowerCase();
  return (
    variants.find(({ sku }) => sku.toLowerCase() === wanted) ??
    variants.find(({ id }) => String(id) === wanted) ??
    firstVariant(variants)
  );
}

/** The query with another variant; other parameters, such as campaign tags, are kept. */
export function withVariant(
  search: URLSearchParams,
  { sku }: Pick<Variant, "sku">,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("variant", sku.toLowerCase());
  return next;
}

/** How close a variant is to the wanted options: earlier options weigh more, stock breaks ties. */
function nearness(variant: Variant, wanted: Variant["options"], order: string[]): number {
  const shared = order.reduce(
    (sum, code, index) =>
      variant.options[code] === wanted[code] ? sum + 2 ** (order.length - index) : sum,
    0,
  );
  return shared + (variant.available > 0 ? 1 : 0);
}

/**
 * The variant that choosing a value leads to: the exact combination, or the closest one with that
 * value.
 */
export function chooseValue(
  { variants, options }: Pick<ProductDetail, "variants" | "options">,
  current: Variant,
  option: string,
  value: string,
): Variant {
  const wanted = { ...current.options, [option]: value };
  const exact = findVariant(variants, wanted);
  if (exact) return exact;
  const candidates = variants.filter((variant) => variant.options[option] === value);
  return nearestVariant(options, candidates, wanted) ?? current;
}

/** Of several variants, the one closest to the wanted options. */
export function nearestVariant(
  options: ProductDetail["options"],
  candidates: Variant[],
  wanted: Variant["options"],
): Variant | undefined {
  const order = options.map(({ code }) => code);
  return candidates.toSorted((a, b) => nearness(b, wanted, order) - nearness(a, wanted, order))[0];
}

/** How to show an option's value given the current choice. */
export function optionState(
  variants: Variant[],
  current: Variant,
  option: string,
  value: string,
): OptionState {
  const exact = findVariant(variants, { ...current.options, [option]: value });
  if (!exact) return "other-combination";
  return exact.available > 0 ? "available" : "sold-out";
}
