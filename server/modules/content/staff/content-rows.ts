import { type RawBuilder, sql } from "kysely";
import type { PublicationState } from "#contract/content/publication-state.ts";
import type { ContentRow } from "#contract/content/staff/publication.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { containing } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";

const PAGE_SIZE = 50;

/** Publication state of a record at this moment. */
export const state = sql<PublicationState>`
  case when published_at is null then 'draft' when published_at > now() then 'scheduled' else 'published' end`;

export interface ContentQuery {
  page: number;
  q: string;
  state?: PublicationState | undefined;
}

interface Source<Row> {
  /** Columns and table. */
  select: RawBuilder<Row>;
  /** The text that is searched. */
  words: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  orderBy?: RawBuilder<unknown>;
}

/** Both languages of some texts. */
export function textsOf(...columns: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const texts = columns.map((column) => sql`${column} ->> 'ar', ${column} ->> 'en'`);
  return sql`concat_ws(' ', code, ${sql.join(texts)})`;
}

/** Records in every state, drafts first, then latest first. */
export function findContent<Row>(
  db: Connection,
  { page, q, state: wanted }: ContentQuery,
  {
    select,
    words,
    where = sql`true`,
    orderBy = sql`published_at desc nulls first, id desc`,
  }: Source<Row>,
): Promise<Page<Row>> {
  const inState = wanted === undefined ? sql`true` : sql`${state} = ${wanted}`;
  return findPage<Row>(db, {
    select: sql<Row>`${select} where ${inState} and ${where} and ${containing(q, words)}`,
    orderBy,
    page,
    pageSize: PAGE_SIZE,
  });
}

type Titled = "content.news" | "content.album" | "content.video";

/** The rows of a table whose records have a title. */
export async function listContent(
  db: Connection,
  table: Titled,
  query: ContentQuery,
): Promise<Page<ContentRow>> {
  const { items, ...rest } = await findContent(db, query, {
    select: sql<Omit<ContentRow, "publishedAt"> & { publishedAt: Date | null }>`
      select id, code, title, ${state} as state, published_at as "publishedAt" from ${sql.table(table)}`,
    words: textsOf(sql`title`),
  });
  return {
    items: items.map((row) => ({ ...row, publishedAt: instant(row.publishedAt) })),
    ...rest,
  };
}

export function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** Picture files by asset. */
export function sourcesOfAssets(assetIds: RawBuilder<unknown>) {
  return sql`(
    select coalesce(jsonb_object_agg(asset_id, jsonb_build_object('src', src, 'width', width, 'height', height)), '{}')
    from media.picture_source where asset_id = any (${assetIds})
  )`;
}

/** The pictures within a text. */
export function assetsIn(parts: RawBuilder<unknown>) {
  return sql`array(select (part ->> 'assetId')::integer from jsonb_array_elements(${parts}) as part where part ? 'assetId')`;
}
