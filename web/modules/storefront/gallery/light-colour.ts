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

/** Colour temperatures that a product is sold in, coldest last; empty if there is only one. */
export function offeredKelvins({ options }: Pick<ProductDetail, "options">): number[] {
  const values = options.find(({ code }) => code === CCT)?.values ?? [];
  const kelvins = values.map(({ code }) => Number(code)).filter((kelvin) => kelvin > 0);
  return kelvins.length > 1 ? kelvins.toSorted((a, b) => a - b) : [];
}

/** A variant's colour temperature, if it is one of its options. */
export function chosenKelvin(variant: Variant): number | undefined {
  const kelvin = Number(variant.options[CCT]);
  return kelvin > 0 ? kelvin : undefined;
}

/**
 * Lit pictures are rendered warm: other colours are overlaid, weakly enough to keep the look of
 * brass.
 */
export function lightTint(kelvin: number): string {
  if (colourName(kelvin) === "warm") return "transparent";
  return `color-mix(in srgb, ${kelvinColour(kelvin)} 70%, transparent)`;
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
