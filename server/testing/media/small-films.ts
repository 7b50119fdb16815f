import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "db", "demo", "videos");

/** A film of the demo shop, eight seconds long. */
export const mp4 = (code = "hala-ring-turntable"): Buffer =>
  readFileSync(join(FOLDER, `${code}.mp4`));
export const webm = (code = "hala-ring-turntable"): Buffer =>
  readFileSync(join(FOLDER, `${code}.webm`));

export const captions = (text = "A lamp turns."): Buffer =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`);
