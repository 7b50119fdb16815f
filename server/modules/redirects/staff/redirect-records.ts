import { sql } from "kysely";
import type { Page } from "#contract/kernel/pagination.ts";
import type { RedirectRecord } from "#contract/redirects/staff-endpoints.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import { containing } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";
import { isExternal } from "../redirect-target.ts";

const PAGE_SIZE = 50;

interface Row {
  id: number;
  from: string;
  to: string;
  status: number;
  isActive: boolean;
  createdAt: Date;
  hits: number;
  lastHitAt: Date | null;
}

const SELECT = sql<Row>`
  select
    id, from_path as "from", to_target as "to", status, is_active as "isActive",
    created_at as "createdAt", coalesce(hits, 0) as hits, last_at as "lastHitAt"
  from redirects.redirect left join redirects.hit on redirect_id = id`;

const ORDER = {
  from: sql`from_path`,
  newest: sql`id desc`,
  hits: sql`coalesce(hits, 0) desc, from_path`,
};

interface RedirectQuery {
  page: number;
  q: string;
  isActive?: "true" | "false" | undefined;
  sort: keyof typeof ORDER;
}

export async function listRedirectRecords(
  db: Connection,
  { page, q, isActive, sort }: RedirectQuery,
): Promise<Page<RedirectRecord>> {
  const inState = isActive === undefined ? sql`true` : sql`is_active = ${isActive === "true"}`;
  const words = sql`concat_ws(' ', from_path, to_target, to_path)`;
  const { items, ...rest } = await findPage(db, {
    select: sql<Row>`${SELECT} where ${inState} and ${containing(q, words)}`,
    orderBy: ORDER[sort],
    page,
    pageSize: PAGE_SIZE,
  });
  return { items: items.map(present), ...rest };
}

export async function redirectRecord(
  db: Connection,
  id: number,
): Promise<RedirectRecord | undefined> {
  const { rows } = await sql<Row>`${SELECT} where id = ${id}`.execute(db);
  return rows[0] && present(rows[0]);
}

/** Hits are not changes of a redirect: they are not part of its version. */
function present({ hits, lastHitAt, createdAt, ...row }: Row): RedirectRecord {
  const record = { ...row, external: isExternal(row.to), createdAt: createdAt.toISOString() };
  return { ...versioned(record), hits, lastHitAt: lastHitAt?.toISOString() ?? null };
}
