const DARKEST = 0.03;
/** Fresh white paint: no wall reflects everything. */
const LIGHTEST = 0.88;

/**
 * The reflectance of a paint from its screen colour (`#rrggbb`): the colour's luminance relative to
 * white, as defined by sRGB (IEC 61966-2-1). Paint makers' light reflectance values are the same
 * quantity.
 */
export function reflectanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return Math.min(LIGHTEST, Math.max(DARKEST, luminance));
}

function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
