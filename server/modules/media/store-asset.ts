import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage.ts";
import { FILE_KINDS, storageKey } from "./file-kind.ts";
import { inspectPicture } from "./inspect-picture.ts";
import type { MediaTables } from "./tables.ts";

export interface StoredAsset {
  assetId: number;
  /** Address of the original, below /media/. */
  src: string;
  width: number;
  height: number;
}

/** Keeps a picture. The same bytes are kept once, under a name made of their content. */
export async function storeAsset(
  work: Work,
  storage: Storage,
  bytes: Uint8Array,
): Promise<StoredAsset> {
  const digest = createHash("sha256").update(bytes).digest();
  const db = work.db.$extendTables<MediaTables>();
  const known = await db
    .selectFrom("media.asset")
    .select(["id", "storage_key", "width", "height"])
    .where("digest", "=", digest)
    .executeTakeFirst();
  if (known) {
    await writeMissing(storage, known.storage_key, bytes);
    return present(known);
  }
  const { kind, width, height } = await inspectPicture(bytes);
  const key = storageKey(digest, kind);
  // The file comes first: a row without its file would show a broken picture, a file without a row harms nobody.
  await writeMissing(storage, key, bytes);
  const stored = await db
    .insertInto("media.asset")
    .values({
      digest,
      storage_key: key,
      mime: FILE_KINDS[kind],
      width,
      height,
      bytes: bytes.length,
    })
    // Sets nothing new: an upload of the same file at the same moment answers with the same row.
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ storage_key: key }))
    .returning(["id", "storage_key", "width", "height"])
    .executeTakeFirstOrThrow();
  return present(stored);
}

function present(row: {
  id: number;
  storage_key: string;
  width: number;
  height: number;
}): StoredAsset {
  return {
    assetId: row.id,
    src: `/media/${row.storage_key}`,
    width: row.width,
    height: row.height,
  };
}

async function writeMissing(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  const isThere = await access(storage.path(key)).then(
    () => true,
    () => false,
  );
  if (!isThere) await storage.write(key, bytes);
}
