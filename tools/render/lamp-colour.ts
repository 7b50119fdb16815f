import { kelvinToLinear } from "../../web/ui/display/colour-temperature.ts";

export type Colour = [number, number, number];

/**
 * Linear RGB of a lamp with this colour temperature, from the shop's own scale, rounded to four
 * places.
 */
export function lampColour(kelvin: number): Colour {
  return kelvinToLinear(kelvin).map((share) => Math.round(share * 10_000) / 10_000) as Colour;
}
