import type { ProductDetail, Variant } from "#contract/catalog/product.ts";

const CCT = "cct";
/** Colour temperatures of the design tokens (web/styles/colour-temperature.css). */
const TOKENS = [2200, 2700, 3000, 3500, 4000, 4500, 5000, 5700, 6500];

export type ColourName = "warm" | "neutral" | "cool";

/** The trade name of a colour temperature. */
export function colourName(kelvin: number): ColourName {
  if (kelvin <= 3300) return "warm";
  return kelvin <= 5300 ? "neutral" : "cool";
}

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

/** Gradient stops from the warmest to the coolest light on offer. */
export function kelvinStops(kelvins: number[]): string {
  return kelvins.map(kelvinColour).join(", ");
}

/** The light as a colour: the nearest token of the computed scale. */
export function kelvinColour(kelvin: number): string {
  const nearest = TOKENS.reduce((best, token) =>
    Math.abs(token - kelvin) < Math.abs(best - kelvin) ? token : best,
  );
  return `var(--color-kelvin-${nearest})`;
}
