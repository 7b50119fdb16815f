import { sql } from "kysely";
import { CONTENT_PAGES, type ContentPageCode } from "#contract/content/content-pages.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isPublished, noteSchedule, opensIn, type Scheduled } from "./schedule.ts";

interface Published extends Scheduled {
  pages: { code: ContentPageCode; updatedAt: string }[];
  news: { id: number; publishedAt: string }[];
  albums: { id: number; publishedAt: string }[];
  hasQuestions: boolean;
  hasVideos: boolean;
}

/** Address of a published record, and when it was last changed, if known. */
export interface ContentAddress {
  /** Path without locale prefix. */
  path: string;
  changedAt?: Date;
}

/** All addresses with published content, for search engines. */
export async function contentAddresses(
  db: Connection,
  scope: CacheScope,
): Promise<ContentAddress[]> {
  scope.tag("content-pages", "faq", "news", "albums", "videos");
  const { rows } = await sql<Published>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'updatedAt', updated_at) order by code), '[]')
        from content.page where ${isPublished}) as pages,
      ${published(sql`content.news`)} as news,
      ${published(sql`content.album`)} as albums,
      exists (select from content.faq_question where ${isPublished}) as "hasQuestions",
      exists (select from content.video where ${isPublished}) as "hasVideos",
      least(
        ${opensIn(sql`content.page`)}, ${opensIn(sql`content.faq_question`)}, ${opensIn(sql`content.news`)},
        ${opensIn(sql`content.album`)}, ${opensIn(sql`content.video`)}
      ) as "opensIn"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("expected one row");
  noteSchedule(scope, found);
  const { pages, news, albums } = found;
  return [
    ...pages.map(({ code, updatedAt }) => ({
      path: CONTENT_PAGES[code],
      changedAt: new Date(updatedAt),
    })),
    ...(found.hasQuestions ? [{ path: "/FAQ" }] : []),
    ...section("/Media/news", news),
    ...section("/Media/photo-album", albums),
    ...(found.hasVideos ? [{ path: "/Media/videos" }] : []),
  ];
}

/** The published records of a table, latest first. */
function published(table: ReturnType<typeof sql>) {
  return sql`(
    select coalesce(
      json_agg(json_build_object('id', id, 'publishedAt', published_at) order by published_at desc, id desc), '[]'
    ) from ${table} where ${isPublished}
  )`;
}

/** A section's list, which changes with its latest entry, and the entries themselves. */
function section(path: string, entries: { id: number; publishedAt: string }[]): ContentAddress[] {
  const addresses = entries.map(({ id, publishedAt }) => ({
    path: `${path}/${id}`,
    changedAt: new Date(publishedAt),
  }));
  const [latest] = addresses;
  return latest ? [{ path, changedAt: latest.changedAt }, ...addresses] : [];
}
