/** Linear light: red, green and blue from 0 upwards. */
export type Linear = readonly [red: number, green: number, blue: number];

/** `#rrggbb` in linear light (IEC 61966-2-1). */
export function linearOf(colour: string): Linear {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Brightness of a white sheet at the guide value; the same for every plan of a room. */
const AT_TARGET = 2.8;

/**
 * Pixel bytes for a surface of a paint under light of a colour, at `share` times the guide value.
 */
export function shownColour(paint: Linear, light: Linear, share: number): number[] {
  return paint.map((part, index) => encoded(toned(part * (light[index] ?? 1) * share * AT_TARGET)));
}

/**
 * Tone mapping (Reinhard): unbounded light to the range of a screen; dark values stay almost
 * unchanged, bright ones approach white.
 */
export function toned(value: number): number {
  return value / (1 + value);
}

function encoded(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(
    255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
  );
}
