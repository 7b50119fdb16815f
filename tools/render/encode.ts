/**
 * Encodes a film's frames to formats that browsers play: MP4, WebM and a poster under
 * db/demo/videos.
 */
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { here } from "./recipe.ts";
import { runNice } from "./stages.ts";

export const VIDEOS = join(here, "../../db/demo/videos");
const MAX_BYTES = 2_000_000;

export interface EncodingJob {
  code: string;
  /** File with all frames in sequence, 8-bit RGB, rows from the top. */
  raw: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Frames per second. */
  rate: number;
  /** Second that the poster shows. */
  poster: number;
}

/** @throws when a file is too large for the repository. */
export async function encode(job: EncodingJob, threads: number): Promise<void> {
  const base = join(VIDEOS, job.code);
  const quiet = ["-y", "-loglevel", "error"];
  const size = `${job.width}x${job.height}`;
  const frames = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", `${job.rate}`];
  const input = [...quiet, ...frames, "-i", job.raw, "-an", "-vf", "format=yuv420p"];
  const common = [...input, "-color_range", "tv", "-threads", `${threads}`];
  const mp4 = ["-c:v", "libx264", "-preset", "slow", "-crf", "20", "-movflags", "+faststart"];
  const webm = ["-c:v", "libvpx-vp9", "-crf", "31", "-b:v", "0", "-row-mt", "1", "-cpu-used", "3"];
  await runNice("ffmpeg", [...common, ...mp4, `${base}.mp4`], threads);
  await runNice("ffmpeg", [...common, ...webm, `${base}.webm`], threads);
  const still = `${base}-poster.png`;
  const at = ["-ss", `${job.poster}`, "-i", `${base}.mp4`, "-frames:v", "1"];
  await runNice("ffmpeg", [...quiet, ...at, still], threads);
  await sharp(still).webp({ quality: 90 }).toFile(`${base}-poster.webp`);
  await rm(still);
  for (const kind of ["mp4", "webm"]) {
    const { size: bytes } = await stat(`${base}.${kind}`);
    if (bytes > MAX_BYTES) throw new Error(`${job.code}.${kind} has ${bytes} bytes`);
    console.log(`${job.code}.${kind}: ${Math.round(bytes / 1000)} kB`);
  }
}
