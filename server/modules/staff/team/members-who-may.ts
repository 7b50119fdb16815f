import { mayStaff, type Permission, STAFF_ROLES } from "#contract/kernel/permissions.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

/** The names of current members of staff with a permission. */
export async function membersWhoMay(
  db: Connection,
  permission: Permission,
): Promise<{ id: number; name: string }[]> {
  const roles = STAFF_ROLES.filter((role) => mayStaff(role, permission));
  return db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff as member")
    .innerJoin("identity.account_state as account", "account.id", "member.id")
    .select(["member.id", "member.name"])
    .where("member.role", "in", roles)
    .where("member.disabled_at", "is", null)
    .where("account.has_password", "=", true)
    .orderBy("member.name")
    .orderBy("member.id")
    .execute();
}
