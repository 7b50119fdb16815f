import { type Bilingual, LOCALES, type Locale } from "#contract/kernel/locale.ts";
import type { StoredFilm } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ContentTables } from "../tables.ts";

export interface VideoDraft {
  code: string;
  title: Bilingual;
  text: Bilingual;
  posterAssetId: number | null;
  durationSeconds: number;
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null;
  /** The same film in several formats, in the order in which browsers should try them. */
  sources: [StoredFilm, ...StoredFilm[]];
  captions: Partial<Record<Locale, StoredFilm>>;
  /** The products shown in it. */
  productIds: number[];
}

/** Upserts a video by its code with its files and products. */
export async function saveVideo(work: Work, draft: VideoDraft): Promise<{ videoId: number }> {
  const columns = {
    title: JSON.stringify(draft.title),
    text: JSON.stringify(draft.text),
    poster_asset_id: draft.posterAssetId,
    duration_seconds: draft.durationSeconds,
    published_at: draft.publishedAt,
  };
  const { id } = await work.db
    .$extendTables<ContentTables>()
    .insertInto("content.video")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  await replaceFiles(work, id, draft);
  await replaceProducts(work, id, draft.productIds);
  work.invalidate("videos");
  return { videoId: id };
}

async function replaceFiles(work: Work, videoId: number, draft: VideoDraft): Promise<void> {
  const db = work.db.$extendTables<ContentTables>();
  await db.deleteFrom("content.video_source").where("video_id", "=", videoId).execute();
  await db.deleteFrom("content.video_caption").where("video_id", "=", videoId).execute();
  const sources = draft.sources.map(({ fileId, mime }, index) => ({
    video_id: videoId,
    level_order: index + 1,
    file_id: fileId,
    mime,
  }));
  await db.insertInto("content.video_source").values(sources).execute();
  const captions = LOCALES.flatMap((locale) => {
    const file = draft.captions[locale];
    return file ? [{ video_id: videoId, locale, file_id: file.fileId }] : [];
  });
  if (captions.length > 0) await db.insertInto("content.video_caption").values(captions).execute();
}

async function replaceProducts(work: Work, videoId: number, productIds: number[]): Promise<void> {
  const db = work.db.$extendTables<ContentTables>();
  await db.deleteFrom("content.video_product").where("video_id", "=", videoId).execute();
  const rows = productIds.map((productId) => ({ video_id: videoId, product_id: productId }));
  if (rows.length > 0) await db.insertInto("content.video_product").values(rows).execute();
}
