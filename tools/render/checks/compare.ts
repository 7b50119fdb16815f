/** Checks whether a picture comes out the same when rendered again. */
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { RenderJob } from "../jobs.ts";
import { here, QUALITY } from "../recipe.ts";
import { fileOf } from "../rendered-products.ts";
import { type RenderOptions, develop, layersOf } from "../stages.ts";
import { lightOf } from "./registration.ts";

const PICTURES = join(here, "../../db/demo/pictures");
/**
 * Mean difference in linear light, of 1: several times the measured 0.00016; another finish differs
 * by 0.016.
 */
const NOISE = 0.001;

/**
 * Renders from scratch, saves nothing, and measures how far each role is from the file in the
 * repository.
 */
export async function compare(
  job: RenderJob,
  options: RenderOptions,
): Promise<{ line: string; same: boolean }> {
  const weights = resolve(options.cache, "weights");
  await mkdir(weights, { recursive: true });
  const cache = await mkdtemp(join(options.cache, "again-"));
  try {
    await symlink(weights, join(cache, "weights"));
    const { clean } = await layersOf(job, QUALITY, { ...options, cache });
    const { files } = await develop(job, clean, QUALITY);
    const found = await Promise.all(
      [...files].map(async ([role, bytes]) => ({
        role,
        mean: await differenceOf(job, role, bytes),
      })),
    );
    return {
      line: found.map(({ role, mean }) => `${role} ${mean.toFixed(5)}`).join(", "),
      same: found.every(({ mean }) => mean < NOISE),
    };
  } finally {
    await rm(cache, { recursive: true });
  }
}

async function differenceOf(job: RenderJob, role: string, bytes: Buffer): Promise<number> {
  const [kept, again] = await Promise.all([
    lightOf(join(PICTURES, fileOf(job, role))),
    lightOf(bytes),
  ]);
  if (kept.rgb.length !== again.rgb.length) return 1;
  return meanDifference(kept.rgb, again.rgb);
}

function meanDifference(some: Float32Array, others: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < some.length; at++) sum += Math.abs((some[at] ?? 0) - (others[at] ?? 0));
  return sum / some.length;
}
