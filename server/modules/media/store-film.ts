import { createHash } from "node:crypto";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type CleanFilm, cleanFilm } from "./clean-film.ts";
import { type FilmMime, MEDIA_TYPES, storageKey } from "./file-kind.ts";
import { writeMissing } from "./write-missing.ts";
import type { MediaTables } from "./tables.ts";

/** A minute of film at a good size for a page; what is longer belongs to a place made for films. */
export const MOST_FILM_BYTES = 20 * 1024 * 1024;

export interface StoredFilm {
  fileId: number;
  /** Address below /media/. */
  src: string;
  mime: FilmMime;
}

/**
 * Keeps a film or its captions, cleaned. The same bytes are kept once, under a name made of their content.
 * @param film the cleaned film, where somebody has made it already
 */
export async function storeFilm(
  work: Work,
  storage: Storage,
  bytes: Uint8Array,
  film?: CleanFilm,
): Promise<StoredFilm> {
  if (bytes.length > MOST_FILM_BYTES) throw new ProblemError("payload-too-large");
  const { kind, bytes: clean } = film ?? (await cleanFilm(bytes));
  const digest = createHash("sha256").update(bytes).digest();
  const key = storageKey(digest, kind);
  // The file comes first, as with pictures: a file without a row harms nobody.
  await writeMissing(storage, key, async () => clean);
  const mime = MEDIA_TYPES[kind];
  const { id } = await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.film_file")
    .values({ digest, storage_key: key, mime, bytes: clean.length })
    // Known already: nothing changes, but the row is answered.
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ mime }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { fileId: id, src: `/media/${key}`, mime };
}
