import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type StaffTables = TablesOf<
  "staff",
  {
    "staff.staff": { role: StaffRole; locale: Locale };
  }
> &
  Pick<TablesOf<"identity">, "identity.account_state">;
