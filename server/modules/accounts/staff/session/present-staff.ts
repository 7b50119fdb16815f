import type { StaffInfo } from "#contract/staff/staff-session.ts";
import { permissionsOf } from "#contract/kernel/permissions.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

/** What a member of staff gets to know about themselves. */
export async function presentStaff(db: Connection, staffId: number): Promise<StaffInfo> {
  const row = await db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff")
    .select(["id", "name", "email", "role", "locale", "two_factor_at"])
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow();
  const { id, name, email, role, locale } = row;
  const twoFactor = row.two_factor_at !== null;
  const permissions = permissionsOf(role);
  const needsTwoFactor = role === "owner" && !twoFactor;
  return { id, name, email, role, locale, permissions, twoFactor, needsTwoFactor };
}
