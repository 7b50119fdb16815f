/** The finished pictures under db/demo/pictures, and the list that says which ones are rendered. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderJob } from "./jobs.ts";
import { developmentHash, here, QUALITY, sceneHash, SHARES } from "./recipe.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const LIST = join(PICTURES, "rendered.json");

export interface Rendered {
  scene: string;
  development: string;
  width: number;
  height: number;
  samples: number;
  seconds: number;
  roles: string[];
  /**
   * How a pair adds up, in linear light (see README for what is brighter than 1): hero = ambient + lampByDay · tint · lamp,
   * night = ambientByNight · ambient + lampByNight · tint · lamp.
   */
  pair?: typeof SHARES & { tint: readonly number[] };
}

export function fileOf(job: RenderJob, role: string): string {
  return `products/${job.name}${role === "hero" ? "" : `-${role}`}.webp`;
}

export function rendered(): Record<string, Rendered> {
  if (!existsSync(LIST)) return {};
  return JSON.parse(readFileSync(LIST, "utf8")) as Record<string, Rendered>;
}

export type State = "missing" | "stale" | "fresh";

export function stateOf(job: RenderJob, list = rendered()): State {
  const entry = list[job.name];
  if (!entry) return "missing";
  const same =
    entry.scene === sceneHash(job, QUALITY) && entry.development === developmentHash(job);
  return same ? "fresh" : "stale";
}

export async function keep(
  job: RenderJob,
  files: Map<string, Buffer>,
  { scene, seconds }: { scene: string; seconds: number },
) {
  for (const [role, bytes] of files) {
    const path = join(PICTURES, fileOf(job, role));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  const list = rendered();
  const spent = Math.round(seconds) || (list[job.name]?.seconds ?? 0);
  list[job.name] = {
    scene,
    development: developmentHash(job),
    ...QUALITY,
    seconds: spent,
    roles: [...files.keys()],
    ...(job.light && { pair: { ...SHARES, tint: job.tint } }),
  };
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${LIST}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(`${LIST}.new`, LIST);
}
