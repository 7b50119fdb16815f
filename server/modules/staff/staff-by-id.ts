import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "./tables.ts";

/** A member of staff acting without a request of their own. */
export interface KnownStaff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  locale: Locale;
  isDisabled: boolean;
}

/** Members of staff by id, including former ones. */
export async function staffById(
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, KnownStaff>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select(["id", "name", "email", "role", "locale", "disabled_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ disabled_at, ...staff }) => [
      staff.id,
      { ...staff, isDisabled: disabled_at !== null },
    ]),
  );
}
