import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { refuseWeakPassword } from "../../passwords/refuse-weak-password.ts";
import type { StaffTables } from "../tables.ts";

/** Refuses what others would guess. @returns the hash of a new password */
export async function hashNewPassword(
  { db, passwords }: Platform,
  owner: { email: string; name: string },
  password: string,
): Promise<string> {
  const { siteName } = await readSettings(db);
  await refuseWeakPassword(password, {
    email: owner.email,
    names: [owner.name, siteName.ar, siteName.en],
  });
  return passwords.hash(password);
}

/** Sets the hash of a new password, and ends sign-ins that the old one began; whoever calls it ends the sessions. */
export async function setStaffPassword(work: Work, staffId: number, hash: string): Promise<void> {
  const db = work.db.$extendTables<StaffTables>();
  await db
    .updateTable("accounts.staff")
    .set({ password_hash: hash })
    .where("id", "=", staffId)
    .execute();
  await db.deleteFrom("accounts.staff_challenge").where("staff_id", "=", staffId).execute();
}
