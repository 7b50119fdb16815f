/** Makes the films of the demo: `node tools/render/shoot.ts [--only <code>] [--threads 2] [--cache <folder>]`. */
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { encode, type Reel, VIDEOS } from "./encode.ts";
import { type Film, films, specOf } from "./films.ts";
import { here } from "./recipe.ts";
import { type RoomFilm, roomFilms, roomSpecOf, takeOfFilm } from "./rooms/films.ts";
import { type Bench, layersOf, layersOfTake, PYTHON } from "./stages.ts";

const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    threads: { type: "string", default: "2" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const bench: Bench = { cache: values.cache, threads: Number(values.threads) };

async function filmProduct(film: Film): Promise<void> {
  const shots: string[] = [];
  for (const shot of film.shots) shots.push((await layersOf(shot, film.quality, bench)).clean);
  await develop("film.py", specOf(film, shots), { ...film, ...film.quality });
}

async function filmRoom(film: RoomFilm): Promise<void> {
  const { clean } = await layersOfTake(takeOfFilm(film), bench);
  await develop("rooms/film_room.py", roomSpecOf(film, clean), { ...film, ...film.size });
}

/** Lets the script write the frames that the spec tells of, and encodes them. */
async function develop(script: string, spec: object, reel: Omit<Reel, "raw">): Promise<void> {
  const stem = join(bench.cache, reel.code);
  const [told, raw] = [`${stem}.json`, `${stem}.raw`];
  await writeFile(told, JSON.stringify(spec));
  await run("nice", [
    "-n",
    "19",
    "sh",
    "-c",
    '"$0" "$1" "$2" > "$3"',
    PYTHON,
    join(here, script),
    told,
    raw,
  ]);
  await mkdir(VIDEOS, { recursive: true });
  await encode({ ...reel, raw }, bench.threads);
  await Promise.all([rm(raw), rm(told)]);
}

const wanted = ({ code }: { code: string }) => values.only === undefined || values.only === code;
for (const film of films.filter(wanted)) await filmProduct(film);
for (const film of roomFilms.filter(wanted)) await filmRoom(film);
