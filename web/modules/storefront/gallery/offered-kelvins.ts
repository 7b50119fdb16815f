import type { ProductDetail, Variant } from "#contract/catalog/product.ts";

const CCT = "cct";
/** The colour temperature at which switchable lights are rendered. */
const RENDERED = 3000;

/**
 * Colour temperatures a product is sold in or can be switched to, coldest last; empty if there is
 * no choice.
 */
export function offeredKelvins(
  { options }: Pick<ProductDetail, "options">,
  { switchableKelvins }: Pick<Variant, "switchableKelvins">,
): number[] {
  const values = options.find(({ code }) => code === CCT)?.values ?? [];
  const sold = values.map(({ code }) => Number(code)).filter((kelvin) => kelvin > 0);
  const kelvins = sold.length > 1 ? sold : switchableKelvins;
  return kelvins.length > 1 ? kelvins.toSorted((a, b) => a - b) : [];
}

/**
 * The colour temperature of a variant: the value of its option, or for a switchable light the one
 * nearest to its pictures.
 */
export function chosenKelvin({
  options,
  switchableKelvins,
}: Pick<Variant, "options" | "switchableKelvins">): number | undefined {
  const kelvin = Number(options[CCT]);
  if (kelvin > 0) return kelvin;
  const [nearest] = switchableKelvins.toSorted(
    (one, other) => Math.abs(one - RENDERED) - Math.abs(other - RENDERED),
  );
  return nearest;
}
