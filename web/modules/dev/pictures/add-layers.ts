import { kelvinToHex } from "#web/ui/display/colour-temperature.ts";

/** What each layer weighs. */
export interface Mix {
  room: number;
  lamp: number;
  kelvin: number;
}

/** Linear light of every byte of sRGB. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const v = step / STEPS;
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
});

/**
 * Adds the light of the lamp to the light of the room, as tools/render/README.md says.
 * @param into gets the sum; all three are RGBA of one size
 */
export function addLayers(
  into: Uint8ClampedArray,
  room: Uint8ClampedArray,
  lamp: Uint8ClampedArray,
  mix: Mix,
): void {
  const hex = kelvinToHex(mix.kelvin);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => mix.lamp * (LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0),
  );
  const light = (at: number, share: number) =>
    mix.room * (LINEAR[room[at] ?? 0] ?? 0) + share * (LINEAR[lamp[at] ?? 0] ?? 0);
  for (let at = 0; at < into.length; at += 4) {
    const [r, g, b] = [light(at, red), light(at + 1, green), light(at + 2, blue)];
    const peak = Math.max(1, r, g, b);
    into[at] = encoded(r, peak);
    into[at + 1] = encoded(g, peak);
    into[at + 2] = encoded(b, peak);
    into[at + 3] = 255;
  }
}

/** What is brighter than the screen fades to white. */
function encoded(light: number, peak: number): number {
  const hue = light / peak;
  const shown = hue + (1 - hue) * (1 - 1 / peak);
  return ENCODED[Math.round(Math.min(1, shown) * STEPS)] ?? 255;
}
