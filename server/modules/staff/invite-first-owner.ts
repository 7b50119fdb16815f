import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { addOwner } from "./add-owner.ts";

/** Whether the shop has staff, or somebody invited with another address than this one. */
export async function isStaffed(db: Connection, exceptEmail = ""): Promise<boolean> {
  const { rows } = await sql<{ isStaffed: boolean }>`
    select exists (
      select from staff.staff as member
      join identity.account_state as account on account.id = member.id
      where account.has_password or member.email <> ${exceptEmail}
    ) as "isStaffed"
  `.execute(db);
  return rows[0]?.isStaffed ?? false;
}

/**
 * At the start of a shop without staff: the path with which the first owner sets a password. Until
 * it is used, each start creates a new one, which replaces the previous. @returns undefined: the
 * shop has staff
 */
export async function inviteFirstOwner(
  work: Work,
  owner: { email: string; locale: Locale },
): Promise<string | undefined> {
  // Several processes may start at once: the second one sees what the first has done.
  await sql`lock table staff.staff in share row exclusive mode`.execute(work.db);
  if (await isStaffed(work.db, owner.email)) return undefined;
  return (await addOwner(work, owner)).path;
}
