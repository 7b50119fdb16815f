/** The finished product pictures, and `rendered.json`, which records what they were made from. */
import type { RenderJob } from "./jobs.ts";
import { type Entry, pictureList, putPicture, type State, stateOf } from "./picture-list.ts";
import { developmentHash, QUALITY, sceneHash, SHARES } from "./recipe.ts";

export interface Rendered extends Entry {
  roles: string[];
  /**
   * How a pair adds up, in linear light (see README for values above 1): hero = ambient + lampByDay
   * · tint · lamp, night = ambientByNight · ambient + lampByNight · tint · lamp.
   */
  pair?: typeof SHARES & { tint: readonly number[] };
}

const list = pictureList<Rendered>("rendered.json");

export const rendered = list.read;

export function fileOf(job: RenderJob, role: string): string {
  return `products/${job.name}${role === "hero" ? "" : `-${role}`}.webp`;
}

export function stateOfFinish(job: RenderJob, finishes = rendered()): State {
  const now = { scene: sceneHash(job, QUALITY), development: developmentHash(job) };
  return stateOf(finishes[job.name], now);
}

export async function saveRendered(
  job: RenderJob,
  files: Map<string, Buffer>,
  { scene, seconds }: { scene: string; seconds: number },
) {
  for (const [role, bytes] of files) await putPicture(fileOf(job, role), bytes);
  await list.put(job.name, {
    scene,
    development: developmentHash(job),
    ...QUALITY,
    seconds,
    roles: [...files.keys()],
    ...(job.light && { pair: { ...SHARES, tint: job.tint } }),
  });
}
