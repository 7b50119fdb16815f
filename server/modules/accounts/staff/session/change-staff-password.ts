import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { StaffTables } from "../tables.ts";

/** Sets the hash of a new password; whoever calls it ends the sessions. */
export async function setStaffPassword(work: Work, staffId: number, hash: string): Promise<void> {
  await work.db
    .$extendTables<StaffTables>()
    .updateTable("accounts.staff")
    .set({ password_hash: hash })
    .where("id", "=", staffId)
    .execute();
}
