import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { StaffBlock, staffMenuEndpoints } from "#contract/menus/staff-endpoints.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import { containing } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";

const PAGE_SIZE = 50;

type BlockRecord = Omit<StaffBlock, "version">;

const SELECT = sql<BlockRecord>`
  select
    block.id, code, category_id as "categoryId", kind, title, text, action_label as "actionLabel",
    path, asset_id as "assetId", position,
    (
      select json_build_object('src', src, 'width', width, 'height', height)
      from media.picture_source as source where source.asset_id = block.asset_id
    ) as picture
  from menus.block as block`;
const WORDS = sql`concat_ws(' ', code, title ->> 'ar', title ->> 'en', text ->> 'ar', text ->> 'en')`;

interface BlockQuery {
  page: number;
  q: string;
  categoryId?: number | undefined;
}

/** Blocks by place and order. */
export async function listBlockRecords(
  db: Connection,
  { page, q, categoryId }: BlockQuery,
): Promise<EndpointResponse<typeof staffMenuEndpoints.listStaffBlocks>> {
  const inPlace = categoryId === undefined ? sql`true` : sql`category_id = ${categoryId}`;
  const { items, ...rest } = await findPage(db, {
    select: sql<BlockRecord>`${SELECT} where ${inPlace} and ${containing(q, WORDS)}`,
    orderBy: sql`category_id, position, code`,
    page,
    pageSize: PAGE_SIZE,
  });
  return { items: items.map(versioned), ...rest };
}

export async function blockRecord(
  db: Connection,
  id: number,
): Promise<Versioned<BlockRecord> | undefined> {
  const { rows } = await sql<BlockRecord>`${SELECT} where block.id = ${id}`.execute(db);
  return rows[0] && versioned(rows[0]);
}
