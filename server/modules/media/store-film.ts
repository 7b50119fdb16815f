import { createHash } from "node:crypto";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type CleanFilm, cleanFilm } from "./clean-film.ts";
import { type FilmMime, MEDIA_TYPES, storageKey } from "./file-kind.ts";
import type { MediaTables } from "./tables.ts";
import { writeMissing } from "./write-missing.ts";

/** A minute of film at a good size for a page; longer ones belong on a video platform. */
export const MOST_FILM_BYTES = 20 * 1024 * 1024;

export interface StoredFilm {
  fileId: number;
  /** Address below /media/. */
  src: string;
  mime: FilmMime;
}

/**
 * Stores a film or its captions, cleaned. Identical bytes are stored once, under a name derived
 * from their content.
 * @param film the cleaned film, if it exists already
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
  // The file is written first, as with pictures: a file without a row does no harm.
  await writeMissing(storage, key, async () => clean);
  const mime = MEDIA_TYPES[kind];
  const { id } = await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.film_file")
    .values({ digest, storage_key: key, mime, bytes: clean.length })
    // Already known: nothing changes, but the row is returned.
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ mime }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { fileId: id, src: `/media/${key}`, mime };
}
