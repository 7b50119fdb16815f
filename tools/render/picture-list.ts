/** Finished pictures under db/demo/pictures, and the lists of what they were made from. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { here, type Quality } from "./recipe.ts";

const PICTURES = join(here, "../../db/demo/pictures");

/** Hashes of everything that the light and its development depend on. */
export interface Hashes {
  scene: string;
  development: string;
}

export interface Entry extends Hashes, Quality {
  /** Time spent by Blender. */
  seconds: number;
}

export type State = "missing" | "stale" | "fresh";

export function stateOf(kept: Hashes | undefined, now: Hashes): State {
  if (!kept) return "missing";
  const same = kept.scene === now.scene && kept.development === now.development;
  return same ? "fresh" : "stale";
}

export async function putPicture(file: string, bytes: Buffer): Promise<void> {
  const path = join(PICTURES, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** The list in a file there, with entries by picture name. */
export function pictureList<E extends Entry>(name: string) {
  const file = join(PICTURES, name);

  function read(): Record<string, E> {
    if (!existsSync(file)) return {};
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, E>;
  }

  async function put(picture: string, entry: E): Promise<void> {
    const list = read();
    // Cached light took no time: the time of the original run is kept.
    const seconds = Math.round(entry.seconds) || (list[picture]?.seconds ?? 0);
    list[picture] = { ...entry, seconds };
    const sorted = Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(`${file}.new`, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    await rename(`${file}.new`, file);
  }

  return { read, put };
}
