import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import { AUDIT_PAGE, type teamEndpoints } from "#contract/staff/team-endpoints.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

interface AuditQuery {
  page: number;
  staff?: number | undefined;
  action: string;
  target: string;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Entries of the audit log, newest first. `action` is a single one, or all of a noun:
 * `staff.invite`, `staff.`.
 */
export async function listAudit(
  db: Connection,
  { page, staff, action, target, from, to }: AuditQuery,
): Promise<EndpointResponse<typeof teamEndpoints.listAudit>> {
  let found = db
    .$extendTables<StaffTables>()
    .selectFrom("staff.audit_entry as entry")
    .leftJoin("staff.staff as staff", "staff.id", "entry.staff_id");
  if (staff !== undefined) found = found.where("entry.staff_id", "=", staff);
  if (action.endsWith(".")) found = found.where("entry.action", "like", `${escapeLike(action)}%`);
  else if (action !== "") found = found.where("entry.action", "=", action);
  if (target !== "") found = found.where("entry.target", "=", target);
  if (from !== undefined) found = found.where("entry.at", ">=", midnight(from));
  if (to !== undefined) found = found.where("entry.at", "<", midnight(to, 1));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(["entry.id", "entry.at", "entry.action", "entry.target", "entry.before"])
    .select(["entry.after", "entry.address", "staff.id as staffId", "staff.name"])
    .orderBy("entry.id", "desc")
    .limit(AUDIT_PAGE)
    .offset((page - 1) * AUDIT_PAGE)
    .execute();
  const items = rows.map(({ id, at, staffId, name, ...entry }) => ({
    id,
    at: at.toISOString(),
    staff: staffId === null ? null : { id: staffId, name: name ?? "" },
    action: entry.action,
    target: entry.target,
    before: entry.before as Record<string, unknown> | null,
    after: entry.after as Record<string, unknown> | null,
    address: entry.address,
  }));
  return { items, total, page, pageSize: AUDIT_PAGE };
}

/** The start of a day in Cairo, or of a number of days later. */
function midnight(day: string, later = 0) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Africa/Cairo'`;
}
