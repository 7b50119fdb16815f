import { kelvinToHex } from "../../web/ui/display/colour-temperature.ts";

export type Colour = [number, number, number];

/** Linear RGB of a lamp of this colour temperature, as the shop's own scale shows it. */
export function lampColour(kelvin: number): Colour {
  const hex = kelvinToHex(kelvin);
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as Colour;
}

function linear(byte: number): number {
  const v = byte / 255;
  const light = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  return Math.round(light * 10_000) / 10_000;
}
