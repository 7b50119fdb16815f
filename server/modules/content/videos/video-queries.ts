import { sql } from "kysely";
import type { Video } from "#contract/content/endpoints.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import { isPublished, noteSchedule, opensIn, type Scheduled } from "../schedule.ts";
import { type PictureRow, presentPicture } from "../texts/present-text.ts";
import { pictureOf } from "../texts/text-pictures.ts";

interface VideoRow {
  id: number;
  title: Bilingual;
  text: Bilingual;
  poster: PictureRow | null;
  durationSeconds: number;
  sources: Video["sources"];
  captions: Video["captions"];
  publishedAt: string;
}

/** Published videos, latest first; for a product: those that show it. */
export async function listVideos(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
  productId?: number,
): Promise<Video[]> {
  scope.tag("videos");
  const { rows } = await sql<Scheduled & { items: VideoRow[] }>`${PREPARED}
    with shown as (
      select
        video.id, video.title, video.text, video.published_at as "publishedAt",
        duration_seconds as "durationSeconds",
        ${pictureOf(sql`video.poster_asset_id`, sql`video.title`)} as poster,
        (
          select coalesce(json_agg(json_build_object('src', src, 'type', film.mime) order by level_order), '[]')
          from content.video_source join media.film_source as film using (file_id)
          where video_id = video.id
        ) as sources,
        (
          select coalesce(json_agg(json_build_object('src', src, 'locale', locale) order by locale), '[]')
          from content.video_caption join media.film_source using (file_id)
          where video_id = video.id
        ) as captions
      from content.video where ${isPublished} and ${productId === undefined ? sql`true` : shows(productId)}
    )
    select
      ${opensIn(sql`content.video`)} as "opensIn",
      coalesce((select json_agg(shown order by "publishedAt" desc, id desc) from shown), '[]') as items
  `.execute(db);
  const { items, ...schedule } = rows[0] ?? { items: [], opensIn: null };
  noteSchedule(scope, schedule);
  return items.map((row) => ({
    ...row,
    title: row.title[locale],
    text: row.text[locale],
    poster: presentPicture(row.poster, locale),
    publishedAt: new Date(row.publishedAt).toISOString(),
  }));
}

function shows(productId: number) {
  return sql<boolean>`exists (
    select from content.video_product where video_id = video.id and product_id = ${productId}
  )`;
}
