import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storeAsset, type StoredFilm, storeFilm } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "db", "demo", "videos");

/** The files of one demo video, named by its code. */
export interface FilmFiles {
  posterAssetId: number;
  /** WebM first: it is smaller, where the browser supports it. */
  sources: [StoredFilm, StoredFilm];
  captions: { ar: StoredFilm; en: StoredFilm };
}

/** Stores the files of a video; fails when one is missing. */
export async function storeFilmFiles(
  work: Work,
  storage: Storage,
  code: string,
): Promise<FilmFiles> {
  const read = (name: string) => readFile(join(FOLDER, `${code}${name}`));
  const film = async (name: string) => storeFilm(work, storage, await read(name));
  const poster = await storeAsset(work, storage, await read("-poster.webp"));
  return {
    posterAssetId: poster.assetId,
    sources: [await film(".webm"), await film(".mp4")],
    captions: { ar: await film(".ar.vtt"), en: await film(".en.vtt") },
  };
}
