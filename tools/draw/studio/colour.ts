/** Colours as [r, g, b] in 0–255, and the colour of light by its temperature. */
export type Rgb = readonly [number, number, number];

export function rgb(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex(colour: Rgb): string {
  const parts = colour.map((channel) => {
    const byte = Math.max(0, Math.min(255, Math.round(channel)));
    return byte.toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Colour of a ramp of equally spaced stops at 0–1. */
export function ramp(stops: readonly Rgb[], at: number): Rgb {
  const place = Math.max(0, Math.min(1, at)) * (stops.length - 1);
  const low = Math.min(Math.floor(place), stops.length - 2);
  return mix(stops[low] as Rgb, stops[low + 1] as Rgb, place - low);
}

/** Glow by temperature, as the eye takes it in a dark room: warmer than a black body on white paper. */
const GLOWS: readonly (readonly [number, string])[] = [
  [1800, "#ff9d3f"],
  [2200, "#ffae5c"],
  [2700, "#ffc483"],
  [3000, "#ffd09a"],
  [3500, "#ffdfba"],
  [4000, "#ffebd3"],
  [5000, "#fff6ec"],
  [6500, "#eaf1ff"],
];

export function glowOf(kelvin: number): Rgb {
  const next = GLOWS.findIndex(([k]) => k >= kelvin);
  if (next === -1) return rgb("#eaf1ff");
  const high = GLOWS[next] as readonly [number, string];
  const low = GLOWS[Math.max(0, next - 1)] as readonly [number, string];
  const span = high[0] - low[0];
  return mix(rgb(low[1]), rgb(high[1]), span === 0 ? 0 : (kelvin - low[0]) / span);
}
