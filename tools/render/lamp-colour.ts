import { kelvinToLinear } from "../../web/ui/display/colour-temperature.ts";

export type Colour = [number, number, number];

/** Linear RGB of a lamp of this colour temperature, as the shop's own scale shows it, to four places. */
export function lampColour(kelvin: number): Colour {
  return kelvinToLinear(kelvin).map((share) => Math.round(share * 10_000) / 10_000) as Colour;
}
