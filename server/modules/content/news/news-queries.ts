import { sql } from "kysely";
import { NEWS_PAGE_SIZE, type NewsCard, type NewsItem } from "#contract/content/endpoints.ts";
import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isPublished, noteSchedule, opensIn, type Scheduled } from "../schedule.ts";
import {
  type PictureRow,
  presentPicture,
  presentText,
  type TextSources,
} from "../texts/present-text.ts";
import { pictureOf, sourcesOf } from "../texts/text-pictures.ts";

interface CardRow {
  id: number;
  title: Bilingual;
  summary: Bilingual;
  picture: PictureRow | null;
  publishedAt: string | Date;
}

interface NeighbourRow {
  id: number;
  title: Bilingual;
}

interface ItemRow extends CardRow, Scheduled {
  parts: TextPartDraft[];
  sources: TextSources;
  newer: NeighbourRow | null;
  older: NeighbourRow | null;
}

const card = sql`
  news.id, news.title, news.summary, news.published_at as "publishedAt",
  ${pictureOf(sql`news.asset_id`, sql`news.picture_alt`)} as picture`;
const newest = sql`published_at desc, id desc`;

/** A page of the published news, latest first. */
export async function listNews(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
  page: number,
): Promise<Page<NewsCard>> {
  scope.tag("news");
  const { rows } = await sql<Scheduled & { total: number; items: CardRow[] }>`
    with shown as (
      select ${card} from content.news where ${isPublished}
      order by ${newest} limit ${NEWS_PAGE_SIZE} offset ${(page - 1) * NEWS_PAGE_SIZE}
    )
    select
      ${opensIn(sql`content.news`)} as "opensIn",
      (select count(*)::integer from content.news where ${isPublished}) as total,
      coalesce((select json_agg(shown order by "publishedAt" desc, id desc) from shown), '[]') as items
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("expected one row");
  noteSchedule(scope, found);
  const items = found.items.map((row) => presentCard(row, locale));
  return { items, total: found.total, page, pageSize: NEWS_PAGE_SIZE };
}

/** One published news item with the previous and next one. */
export async function newsItem(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
  id: number,
): Promise<NewsItem | undefined> {
  scope.tag("news");
  const { rows } = await sql<ItemRow>`
    select
      ${card}, parts, ${sourcesOf(sql`news.parts`)} as sources,
      ${neighbour(sql`>`, sql`published_at, id`)} as newer,
      ${neighbour(sql`<`, newest)} as older,
      ${opensIn(sql`content.news`)} as "opensIn"
    from content.news where id = ${id} and ${isPublished}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  noteSchedule(scope, row);
  const { newer, older } = row;
  return {
    ...presentCard(row, locale),
    parts: presentText(row.parts, row.sources, locale),
    newer: newer && { id: newer.id, title: newer.title[locale] },
    older: older && { id: older.id, title: older.title[locale] },
  };
}

/** The published item before or after `news`. */
function neighbour(side: typeof newest, order: typeof newest) {
  return sql`(
    select json_build_object('id', id, 'title', title) from content.news as other
    where ${isPublished} and (other.published_at, other.id) ${side} (news.published_at, news.id)
    order by ${order} limit 1
  )`;
}

function presentCard(row: CardRow, locale: Locale): NewsCard {
  return {
    id: row.id,
    title: row.title[locale],
    summary: row.summary[locale],
    picture: presentPicture(row.picture, locale),
    publishedAt: new Date(row.publishedAt).toISOString(),
  };
}
