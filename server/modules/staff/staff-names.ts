import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "./tables.ts";

/** Names of members of staff, by id. */
export async function staffNames(
  db: Connection,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return () => null;
  const rows = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select(["id", "name"])
    .where("id", "in", known)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
