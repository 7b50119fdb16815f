/**
 * Creates the films of the demo: `node tools/render/render-films.ts [--only <code>] [--threads 2]
 * [--cache <folder>]`.
 */
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { encode, type EncodingJob, VIDEOS } from "./encode.ts";
import { type Film, films, specOf } from "./films.ts";
import { here } from "./recipe.ts";
import { type RoomFilm, roomFilms, roomSpecOf, renderTaskOfFilm } from "./rooms/films.ts";
import { type RenderOptions, layersOf, layersOfTask, PYTHON } from "./stages.ts";

const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    threads: { type: "string", default: "2" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const options: RenderOptions = { cache: values.cache, threads: Number(values.threads) };

async function filmProduct(film: Film): Promise<void> {
  const shots: string[] = [];
  for (const shot of film.shots) shots.push((await layersOf(shot, film.quality, options)).clean);
  await develop("film.py", specOf(film, shots), { ...film, ...film.quality });
}

async function filmRoom(film: RoomFilm): Promise<void> {
  const { clean } = await layersOfTask(renderTaskOfFilm(film), options);
  await develop("rooms/film_room.py", roomSpecOf(film, clean), { ...film, ...film.size });
}

/** Runs the script to write the frames of the spec, and encodes them. */
async function develop(script: string, spec: object, job: Omit<EncodingJob, "raw">): Promise<void> {
  const stem = join(options.cache, job.code);
  const [specFile, raw] = [`${stem}.json`, `${stem}.raw`];
  await writeFile(specFile, JSON.stringify(spec));
  await run("nice", [
    "-n",
    "19",
    "sh",
    "-c",
    '"$0" "$1" "$2" > "$3"',
    PYTHON,
    join(here, script),
    specFile,
    raw,
  ]);
  await mkdir(VIDEOS, { recursive: true });
  await encode({ ...job, raw }, options.threads);
  await Promise.all([rm(raw), rm(specFile)]);
}

const wanted = ({ code }: { code: string }) => values.only === undefined || values.only === code;
for (const film of films.filter(wanted)) await filmProduct(film);
for (const film of roomFilms.filter(wanted)) await filmRoom(film);
