import { sql } from "kysely";
import type { SavedView } from "#contract/staff/view-endpoints.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Per list; more than a menu can show. */
const MOST_VIEWS = 20;

export async function viewsOf(db: Connection, staffId: number, list: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, name, search from staff.saved_view
    where staff_id = ${staffId} and list = ${list} order by lower(name), id`.execute(db);
  return rows;
}

interface ViewDraft {
  list: string;
  name: string;
  search: string;
}

/** Saves a view; the same name replaces it. */
export async function saveView(
  { db }: Work,
  staffId: number,
  { list, name, search }: ViewDraft,
): Promise<SavedView> {
  // Otherwise two concurrent ones could both pass the limit.
  await sql`select from staff.staff where id = ${staffId} for update`.execute(db);
  const known = await viewsOf(db, staffId, list);
  const isNew = known.every((view) => view.name !== name);
  if (isNew && known.length >= MOST_VIEWS)
    throw new ProblemError("too-many-views", { 0: MOST_VIEWS });
  const { rows } = await sql<SavedView>`
    insert into staff.saved_view (staff_id, list, name, search)
    values (${staffId}, ${list}, ${name}, ${search})
    on conflict (staff_id, list, name) do update set search = excluded.search
    returning id, name, search`.execute(db);
  const [saved] = rows;
  if (!saved) throw new Error("a view was not saved");
  return saved;
}
