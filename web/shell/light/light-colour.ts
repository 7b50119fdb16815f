/** Colour temperatures of the design tokens (web/styles/colour-temperature.css). */
const TOKENS = [2200, 2700, 3000, 3500, 4000, 4500, 5000, 5700, 6500];

export type ColourName = "warm" | "neutral" | "cool";

/** The trade name of a colour temperature. */
export function colourName(kelvin: number): ColourName {
  if (kelvin <= 3300) return "warm";
  return kelvin <= 5300 ? "neutral" : "cool";
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
