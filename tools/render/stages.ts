/**
 * The stages of one picture: Blender, denoiser, development, WebP. Each caches its result for the
 * next.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { RenderJob } from "./jobs.ts";
import { exposureOf, here, type Quality, sceneHash, sceneOf, SHARES } from "./recipe.ts";
import { weightsIn } from "./weights.ts";

const run = promisify(execFile);
export const BLENDER = process.env["BLENDER"] ?? "blender";
export const PYTHON = process.env["RENDER_PYTHON"] ?? "python3";
/** A picture may have this many bytes, or, if it is large, this many for each pixel. */
const MAX_BYTES = 200_000;
const MAX_BYTES_PER_PIXEL = 0.1;
const QUALITIES = [92, 88, 82, 74];

export interface RenderOptions {
  /** Folder for results cached between runs; not in the repository. */
  cache: string;
  threads: number;
}

/** A task for Blender: a script, its parameters, and the hash of everything it depends on. */
export interface RenderTask {
  name: string;
  script: string;
  parameters: object;
  quality: Quality;
  scene: string;
  /** How often it is denoised at half the size, too, against noise that is wide. */
  halvings?: number;
}

export function layersOf(job: RenderJob, quality: Quality, options: RenderOptions) {
  const scene = sceneHash(job, quality);
  const task = {
    name: job.name,
    script: "render_job.py",
    parameters: sceneOf(job),
    quality,
    scene,
  };
  return layersOfTask(task, options);
}

/**
 * Denoised linear layers of a task, from the cache or rendered now.
 * @returns the hash of the scene as it was then, and the seconds spent by Blender: 0 from the cache
 */
export async function layersOfTask(
  { name, parameters, quality, scene, halvings = 0, ...task }: RenderTask,
  options: RenderOptions,
) {
  await mkdir(options.cache, { recursive: true });
  const stem = join(options.cache, `${name}-${scene}`);
  const clean = `${stem}.npz`;
  if (existsSync(clean)) return { clean, scene, seconds: 0 };
  const [spec, passes] = [`${stem}.job.json`, `${stem}.passes.npz`];
  const threads = options.threads;
  await writeFile(spec, JSON.stringify({ ...parameters, quality: { ...quality, threads } }));
  const began = performance.now();
  const script = join(here, task.script);
  const { stdout, stderr } = await runNice(
    BLENDER,
    ["-b", "--factory-startup", "--python-exit-code", "1", "-P", script, "--", spec, passes],
    threads,
  );
  const seconds = (performance.now() - began) / 1000;
  if (!existsSync(passes)) throw new Error(`${name}: no render\n${stdout}${stderr}`);
  const weights = weightsIn(join(options.cache, "weights"));
  const partial = `${stem}.partial.npz`;
  const denoising = [join(here, "denoise.py"), passes, weights, partial, String(halvings)];
  await runNice(PYTHON, denoising, threads);
  await rename(partial, clean);
  await Promise.all([rm(passes), rm(spec)]);
  return { clean, scene, seconds };
}

/** The job's WebP files by role. */
export async function develop(job: RenderJob, clean: string, { width, height }: Quality) {
  const prefix = clean.replace(/\.npz$/, "");
  const spec = {
    ...exposureOf(job),
    light: job.light,
    tint: job.tint,
    ...SHARES,
  };
  await writeFile(`${prefix}.json`, JSON.stringify(spec));
  const { stdout } = await runNice(
    PYTHON,
    [join(here, "develop.py"), clean, `${prefix}.json`, prefix],
    1,
  );
  const files = new Map<string, Buffer>();
  for (const role of job.light ? ["hero", "night", "ambient", "lamp"] : ["hero"]) {
    const raw = await readFile(`${prefix}-${role}.rgb`);
    files.set(role, await webp(raw, width, height));
    await rm(`${prefix}-${role}.rgb`);
  }
  await rm(`${prefix}.json`);
  const { clipped } = JSON.parse(stdout) as { clipped: number };
  return { files, clipped };
}

const mostBytesOf = (width: number, height: number) =>
  Math.max(MAX_BYTES, MAX_BYTES_PER_PIXEL * width * height);

/** The best quality that has at most so many bytes. */
export async function webp(
  raw: Buffer,
  width: number,
  height: number,
  mostBytes = mostBytesOf(width, height),
): Promise<Buffer> {
  const image = sharp(raw, { raw: { width, height, channels: 3 } });
  for (const quality of QUALITIES) {
    const file = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`over ${mostBytes} bytes at quality ${QUALITIES.at(-1)}`);
}

export function runNice(command: string, args: string[], threads: number) {
  const env = { ...process.env, OPENBLAS_NUM_THREADS: String(threads) };
  return run("nice", ["-n", "19", command, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
}
