import { createHash } from "node:crypto";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { cleanPicture } from "./clean-picture.ts";
import { MEDIA_TYPES, storageKey } from "./file-kind.ts";
import type { MediaTables } from "./tables.ts";
import { writeMissing } from "./write-missing.ts";

export interface StoredAsset {
  assetId: number;
  /** Address of the original, below /media/. */
  src: string;
  width: number;
  height: number;
}

/**
 * Stores a picture, re-encoded. Identical bytes are stored once, under a name derived from their
 * content.
 * @param clean the processed picture, if that has been started already
 */
export async function storeAsset(
  work: Work,
  storage: Storage,
  bytes: Uint8Array,
  clean = () => cleanPicture(bytes),
): Promise<StoredAsset> {
  const digest = createHash("sha256").update(bytes).digest();
  const known = await findAsset(work, digest);
  if (known) {
    await writeMissing(storage, known.storage_key, async () => (await clean()).bytes);
    return present(known);
  }
  const picture = await clean();
  const { kind, width, height } = picture;
  const key = storageKey(digest, kind);
  // The file is written first: a row without its file would show a broken picture, a file without a
  // row does no harm.
  await writeMissing(storage, key, async () => picture.bytes);
  const file = { mime: MEDIA_TYPES[kind], width, height, bytes: picture.bytes.length };
  await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.asset")
    .values({ digest, storage_key: key, ...file })
    // The same file may be uploaded twice at the same moment; then the other row is used.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findAsset(work, digest);
  if (!stored) throw new Error(`two pictures have the name ${key}`);
  return present(stored);
}

type AssetRow = Pick<MediaTables["media.asset"], "storage_key" | "width" | "height"> & {
  id: number;
};

async function findAsset(work: Work, digest: Buffer): Promise<AssetRow | undefined> {
  return work.db
    .$extendTables<MediaTables>()
    .selectFrom("media.asset")
    .select(["id", "storage_key", "width", "height"])
    .where("digest", "=", digest)
    .executeTakeFirst();
}

function present(row: AssetRow): StoredAsset {
  return {
    assetId: row.id,
    src: `/media/${row.storage_key}`,
    width: row.width,
    height: row.height,
  };
}
