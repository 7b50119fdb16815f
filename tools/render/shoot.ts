/** Makes the films of the demo: `node tools/render/shoot.ts [--only <code>] [--threads 2] [--cache <folder>]`. */
import { execFile } from "node:child_process";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import sharp from "sharp";
import { type Film, films, specOf } from "./films.ts";
import { here } from "./recipe.ts";
import { type Bench, layersOf } from "./stages.ts";

const run = promisify(execFile);
const VIDEOS = join(here, "../../db/demo/videos");
const MAX_BYTES = 2_000_000;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    threads: { type: "string", default: "2" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const bench: Bench = { cache: values.cache, threads: Number(values.threads) };

async function shoot(film: Film): Promise<void> {
  const shots: string[] = [];
  for (const shot of film.shots) shots.push((await layersOf(shot, film.quality, bench)).clean);
  const spec = join(bench.cache, `${film.code}.json`);
  await writeFile(spec, JSON.stringify(specOf(film, shots)));
  await mkdir(VIDEOS, { recursive: true });
  const base = join(VIDEOS, film.code);
  const raw = join(bench.cache, `${film.code}.raw`);
  await shell(`python3 ${join(here, "film.py")} ${spec} > ${raw}`);
  const input = `-f rawvideo -pix_fmt rgb24 -s ${film.quality.width}x${film.quality.height} -r ${film.rate} -i ${raw}`;
  const common = `-y -loglevel error ${input} -an -vf format=yuv420p -color_range tv -threads ${bench.threads}`;
  await shell(
    `ffmpeg ${common} -c:v libx264 -preset slow -crf 20 -movflags +faststart ${base}.mp4`,
  );
  await shell(`ffmpeg ${common} -c:v libvpx-vp9 -crf 31 -b:v 0 -row-mt 1 -cpu-used 3 ${base}.webm`);
  const still = `${base}-poster.png`;
  await shell(`ffmpeg -y -loglevel error -ss ${film.poster} -i ${base}.mp4 -frames:v 1 ${still}`);
  await sharp(still).webp({ quality: 90 }).toFile(`${base}-poster.webp`);
  await Promise.all([rm(still), rm(raw), rm(spec)]);
  for (const kind of ["mp4", "webm"]) {
    const { size } = await stat(`${base}.${kind}`);
    if (size > MAX_BYTES) throw new Error(`${film.code}.${kind} has ${size} bytes`);
    console.log(`${film.code}.${kind}: ${Math.round(size / 1000)} kB`);
  }
}

function shell(command: string) {
  return run("nice", ["-n", "19", "sh", "-c", command]);
}

for (const film of films) {
  if (values.only === undefined || values.only === film.code) await shoot(film);
}
