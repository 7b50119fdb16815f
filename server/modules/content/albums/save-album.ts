import type { PictureDraft } from "#contract/content/text-draft.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ContentTables } from "../tables.ts";

export interface AlbumDraft {
  code: string;
  title: Bilingual;
  text: Bilingual;
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null;
  /** In order; the first is the cover. */
  pictures: AlbumPictureDraft[];
}

export interface AlbumPictureDraft extends PictureDraft {
  caption: Bilingual | null;
  /** The product shown in the picture. */
  productId: number | null;
}

/** Upserts an album by its code and replaces its pictures. */
export async function saveAlbum(work: Work, draft: AlbumDraft): Promise<{ albumId: number }> {
  const db = work.db.$extendTables<ContentTables>();
  const columns = {
    title: JSON.stringify(draft.title),
    text: JSON.stringify(draft.text),
    published_at: draft.publishedAt,
  };
  const { id } = await db
    .insertInto("content.album")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("content.album_picture").where("album_id", "=", id).execute();
  const pictures = draft.pictures.map(({ assetId, alt, caption, productId }, index) => ({
    album_id: id,
    level_order: index + 1,
    asset_id: assetId,
    alt: JSON.stringify(alt),
    caption: caption && JSON.stringify(caption),
    product_id: productId,
  }));
  if (pictures.length > 0) await db.insertInto("content.album_picture").values(pictures).execute();
  work.invalidate("albums");
  return { albumId: id };
}
