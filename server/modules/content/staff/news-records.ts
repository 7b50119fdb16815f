import { sql } from "kysely";
import type { StaffNews, StaffNewsDraft } from "#contract/content/staff/news-endpoints.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { saveNewsItem } from "../news/save-news-item.ts";
import { type ContentKind, dateOf } from "./content-kind.ts";
import { assetsIn, instant, sourcesOfAssets, state } from "./content-rows.ts";

type Row = Omit<StaffNews, "version" | "publishedAt"> & { publishedAt: Date | null };

async function read(db: Connection, id: number): Promise<StaffNews | undefined> {
  const { rows } = await sql<Row>`
    select
      id, code, title, summary, parts, published_at as "publishedAt", ${state} as state,
      case when asset_id is not null then jsonb_build_object('assetId', asset_id, 'alt', picture_alt) end as picture,
      ${sourcesOfAssets(sql`${assetsIn(sql`parts`)} || asset_id`)} as sources
    from content.news where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { state: now, sources, publishedAt, ...record } = row;
  return { ...versioned({ ...record, publishedAt: instant(publishedAt) }), state: now, sources };
}

export const newsKind: ContentKind<StaffNewsDraft, StaffNews> = {
  name: "news",
  table: "content.news",
  tag: "news",
  fields: { news_asset_id_fkey: "picture.assetId", text_picture_asset_id_fkey: "parts" },
  titleOf: ({ title }) => title,
  read,
  save: async (work, code, { publishedAt, ...draft }) => {
    const { newsId } = await saveNewsItem(work, {
      ...draft,
      code,
      publishedAt: dateOf(publishedAt),
    });
    return newsId;
  },
};
