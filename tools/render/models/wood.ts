/** The grain of oiled wood as a small picture, from the two colours that the pictures' material runs between. */
import sharp from "sharp";
import type { Surface } from "./solid.ts";

const WIDTH = 512;
const HEIGHT = 256;
/** Metres of wood that the picture shows along the grain and across it. */
export const SPAN = { along: 0.8, across: 0.12 };

export async function woodGrain([dark, light]: NonNullable<Surface["grain"]>): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const share = grainAt((x / WIDTH) * 6, (y / HEIGHT) * 26);
      for (let c = 0; c < 3; c++) {
        const linear = (dark[c] ?? 0) * (1 - share) + (light[c] ?? 0) * share;
        pixels[(y * WIDTH + x) * 3 + c] = encoded(linear);
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}

/** Noise in four octaves, bent a little so that no line is straight. */
function grainAt(x: number, y: number): number {
  const bent = y + noise(x * 0.7, y * 0.15) * 2.2;
  let sum = 0;
  for (let octave = 0, weight = 0.5; octave < 4; octave++, weight /= 2) {
    sum += noise(x * 1.7 ** octave, bent * 2 ** octave) * weight;
  }
  return Math.min(1, Math.max(0, (sum / 0.9375 - 0.3) / 0.4));
}

function noise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - low)];
  const row = (at: number) => dice(left, at) * (1 - u) + dice(left + 1, at) * u;
  return row(low) * (1 - v) + row(low + 1) * v;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** The same number between 0 and 1 for the same corner of the grid. */
function dice(x: number, y: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

function encoded(linear: number): number {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(v * 255);
}
