import { sql } from "kysely";
import type { ContentPage } from "#contract/content/endpoints.ts";
import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isPublished } from "../schedule.ts";
import {
  type PictureRow,
  presentPicture,
  presentText,
  type TextSources,
} from "../texts/present-text.ts";
import { pictureOf, sourcesOf } from "../texts/text-pictures.ts";

interface PageRow {
  code: string;
  title: Bilingual;
  lead: Bilingual;
  picture: PictureRow | null;
  parts: TextPartDraft[];
  sources: TextSources;
  updatedAt: Date;
}

/** A company page by its code. */
export async function contentPage(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
  code: string,
): Promise<ContentPage | undefined> {
  scope.tag("content-pages");
  const { rows } = await sql<PageRow>`
    select
      code, title, lead, parts, updated_at as "updatedAt",
      ${pictureOf(sql`page.asset_id`, sql`page.picture_alt`)} as picture,
      ${sourcesOf(sql`page.parts`)} as sources
    from content.page where code = ${code} and ${isPublished}`.execute(db);
  const [row] = rows;
  return (
    row && {
      code: row.code,
      title: row.title[locale],
      lead: row.lead[locale],
      picture: presentPicture(row.picture, locale),
      parts: presentText(row.parts, row.sources, locale),
      updatedAt: row.updatedAt.toISOString(),
    }
  );
}
