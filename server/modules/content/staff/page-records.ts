import { sql } from "kysely";
import type { ContentPageCode } from "#contract/content/content-pages.ts";
import { CONTENT_PAGES } from "#contract/content/content-pages.ts";
import type {
  StaffPage,
  StaffPageDraft,
  StaffPageRow,
} from "#contract/content/staff/page-endpoints.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange, versioned } from "#server/platform/http/record-version.ts";
import { refusingFields } from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { saveContentPage } from "../pages/save-content-page.ts";
import { dateOf, requireComplete } from "./content-kind.ts";
import {
  assetsIn,
  type ContentQuery,
  findContent,
  instant,
  sourcesOfAssets,
  state,
  textsOf,
} from "./content-rows.ts";

interface Dates {
  publishedAt: Date | null;
  updatedAt: Date | null;
}

type ListRow = Omit<StaffPageRow, "path" | keyof Dates> & Dates;
type Row = Omit<StaffPage, "version" | "path" | keyof Dates> & Dates;

/** A page that has not been written yet. */
const EMPTY = sql`'{"ar": "", "en": ""}'::jsonb`;
const KNOWN = sql`unnest(${Object.keys(CONTENT_PAGES)}::text[]) as known (code) left join content.page using (code)`;
const COMMON = sql`
  code as id, coalesce(title, ${EMPTY}) as title, ${state} as state, published_at as "publishedAt",
  updated_at as "updatedAt"`;

/** The company pages, by code; those not written yet are empty drafts. */
export async function listPages(db: Connection, query: ContentQuery): Promise<Page<StaffPageRow>> {
  const { items, ...rest } = await findContent(db, query, {
    select: sql<ListRow>`select ${COMMON} from ${KNOWN}`,
    words: textsOf(sql`title`, sql`lead`),
    orderBy: sql`code`,
  });
  return { items: items.map((row) => ({ ...row, ...presentDates(row) })), ...rest };
}

export async function pageRecord(db: Connection, id: ContentPageCode): Promise<StaffPage> {
  const { rows } = await sql<Row>`
    select
      ${COMMON}, coalesce(lead, ${EMPTY}) as lead, coalesce(parts, '[]') as parts,
      case when asset_id is not null then jsonb_build_object('assetId', asset_id, 'alt', picture_alt) end as picture,
      ${sourcesOfAssets(sql`${assetsIn(sql`parts`)} || asset_id`)} as sources
    from ${KNOWN} where code = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return refuse("not-found");
  const { state: now, sources, ...record } = row;
  return { ...versioned({ ...record, ...presentDates(row) }), state: now, sources };
}

/** A page that was never written has no row to lock, so changes of pages are serialised. */
export async function pageForChange(work: Work, id: ContentPageCode, version: string) {
  await sql`select pg_advisory_xact_lock(hashtext('content.page'))`.execute(work.db);
  const root = { table: "content.page", column: "code", key: id };
  return recordForChange(work, { root, version, read: (db) => pageRecord(db, id) });
}

const FIELDS = { page_asset_id_fkey: "picture.assetId", text_picture_asset_id_fkey: "parts" };

/** Updates the date of its text. */
export async function writePage(
  work: Work,
  code: ContentPageCode,
  draft: StaffPageDraft,
): Promise<void> {
  requireComplete(draft);
  const publishedAt = dateOf(draft.publishedAt);
  const page = { ...draft, code, publishedAt, updatedAt: new Date() };
  await refusingFields(FIELDS, () => saveContentPage(work, page));
}

/** Keeps the date of its text. */
export async function publishPage(
  work: Work,
  before: StaffPage,
  publishedAt: string | null,
): Promise<void> {
  requireComplete({ ...before, publishedAt });
  await sql`update content.page set published_at = ${dateOf(publishedAt)} where code = ${before.id}`.execute(
    work.db,
  );
  work.invalidate("content-pages");
}

function presentDates({ id, publishedAt, updatedAt }: Dates & { id: ContentPageCode }) {
  return {
    path: CONTENT_PAGES[id],
    publishedAt: instant(publishedAt),
    updatedAt: instant(updatedAt),
  };
}
