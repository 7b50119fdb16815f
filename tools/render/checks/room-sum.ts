/** What a room's layers add up to, on the film of its picture; used by the tests. */
import sharp from "sharp";
import type { LayerWeights } from "../../../contract/media/light-layers.ts";
import { type Film, FILM, LAYER_BRIGHTEST, LAYER_GAMMA } from "../../../web/ui/display/film.ts";
import { lampColour } from "../lamp-colour.ts";

/** Bytes of a picture, three per pixel. */
export async function bytesOf(file: string): Promise<Buffer> {
  return sharp(file).removeAlpha().raw().toBuffer();
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = ((byte / 255) ** LAYER_GAMMA * LAYER_BRIGHTEST) / (LAYER_BRIGHTEST + 1);
  return share / (1 - share);
});

/** Every so many pixels are compared: enough to see any other exposure, colour or film. */
const STEP = 11;

export interface RoomPictures {
  /** Bytes of the picture and of its layers, three per pixel. */
  picture: Buffer;
  room: Buffer;
  lamp: Buffer;
}

/** How far the sum of the layers, before anyone touches a control, is from the picture. */
export interface Difference {
  /** Mean of all differences, in steps of 0 to 255. */
  mean: number;
  /** The largest mean difference of a channel: a cast or another brightness. */
  cast: number;
}

export function differenceFromPicture(
  { picture, room, lamp }: RoomPictures,
  { kelvin, ambientByNight, lampByNight, film }: LayerWeights & { film: Film },
): Difference {
  const tint = lampColour(kelvin).map((share) => share * lampByNight);
  const [sums, casts] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let count = 0;
  for (let at = 0; at < picture.length; at += 3 * STEP, count++) {
    const light = tint.map(
      (share, channel) =>
        ambientByNight * linear(room[at + channel]) + share * linear(lamp[at + channel]),
    );
    for (const [channel, shown] of developed(light, film).entries()) {
      const difference = shown - (picture[at + channel] ?? 0);
      sums[channel] = (sums[channel] ?? 0) + Math.abs(difference);
      casts[channel] = (casts[channel] ?? 0) + difference;
    }
  }
  const mean = sums.reduce((sum, one) => sum + one, 0) / (3 * count);
  return { mean, cast: Math.max(...casts.map((one) => Math.abs(one / count))) };
}

const linear = (byte = 0) => LINEAR[byte] ?? 0;

/** What the film shows of linear light: three values of 0 to 255. */
function developed(light: number[], film: Film): number[] {
  const { inset, outset, low, high, curve, luminance } = FILM;
  const tones = multiplied(inset, light).map((value) => {
    const stops = Math.log2(Math.max(value, 1e-10));
    const x = (Math.min(Math.max(stops, low), high) - low) / (high - low);
    return (
      Math.max(
        curve.reduce((sum, factor) => sum * x + factor, 0),
        0,
      ) ** film.contrast
    );
  });
  const grey = tones.reduce((sum, tone, channel) => sum + tone * (luminance[channel] ?? 0), 0);
  const colours = tones.map((tone) => grey + (tone - grey) * film.saturation);
  return multiplied(outset, colours).map((value) => 255 * Math.min(Math.max(value, 0), 1));
}

function multiplied(rows: number[], [a = 0, b = 0, c = 0]: number[]): number[] {
  return [0, 3, 6].map(
    (row) => (rows[row] ?? 0) * a + (rows[row + 1] ?? 0) * b + (rows[row + 2] ?? 0) * c,
  );
}
