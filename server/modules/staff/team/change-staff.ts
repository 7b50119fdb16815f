import { sql } from "kysely";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import {
  endSessions,
  forgetHalfSignedIn,
  removePasskeys,
  removeSecondFactor,
  setPassword,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { StaffTables } from "../tables.ts";
import { renewInvitation } from "./invite-staff.ts";

export interface StaffFacts {
  role: StaffRole;
  disabled: boolean;
}

/** Changes the role, or disables or enables. Both end the sessions, which had other rights. */
export async function changeStaff(
  work: Work,
  staffId: number,
  change: { role?: StaffRole | undefined; disabled?: boolean | undefined },
): Promise<{ before: StaffFacts; after: StaffFacts }> {
  const before = await lockWithOwners(work, staffId);
  const after = {
    role: change.role ?? before.role,
    disabled: change.disabled ?? before.disabled,
  };
  const isLastOwner = before.isWorkingOwner && before.otherOwners === 0;
  if (isLastOwner && (after.role !== "owner" || after.disabled)) refuse("last-owner");
  await work.db
    .$extendTables<StaffTables>()
    .updateTable("staff.staff")
    .set({
      role: after.role,
      disabled_at: after.disabled ? sql<Date>`coalesce(disabled_at, now())` : null,
    })
    .where("id", "=", staffId)
    .execute();
  if (before.role !== after.role || after.disabled) {
    await endSessions(work, staffId);
    await forgetHalfSignedIn(work, staffId);
  }
  return { before: { role: before.role, disabled: before.disabled }, after };
}

/**
 * For somebody who has lost password or second factor: removes both, and the passkeys; a new link
 * sets them. For the last owner, only the machine's command line may do this. @returns the link's
 * secret
 */
export async function resetStaff(
  work: Work,
  staffId: number,
  { byCommand = false } = {},
): Promise<string> {
  const before = await lockWithOwners(work, staffId);
  if (!byCommand && before.isWorkingOwner && before.otherOwners === 0) refuse("last-owner");
  await removeSecondFactor(work, staffId);
  await removePasskeys(work, staffId);
  await setPassword(work, staffId, null);
  await endSessions(work, staffId);
  return renewInvitation(work, staffId);
}

/**
 * Locks the member and every owner, always in the same order: two owners cannot remove each other.
 */
async function lockWithOwners(work: Work, staffId: number) {
  const db = work.db.$extendTables<StaffTables>();
  await db
    .selectFrom("staff.staff")
    .select("id")
    .where((row) => row.or([row("id", "=", staffId), row("role", "=", "owner")]))
    .orderBy("id")
    .forUpdate()
    .execute();
  // Read after locking: password or role may have changed before.
  const rows = await db
    .selectFrom("staff.staff as member")
    .innerJoin("identity.account_state as account", "account.id", "member.id")
    .select(["member.id", "member.role", "member.disabled_at", "account.has_password"])
    .where((row) => row.or([row("member.id", "=", staffId), row("member.role", "=", "owner")]))
    .execute();
  const owners = rows.filter(
    (row) => row.role === "owner" && row.disabled_at === null && row.has_password,
  );
  const row = rows.find(({ id }) => id === staffId);
  if (!row) refuse("not-found");
  return {
    role: row.role,
    disabled: row.disabled_at !== null,
    isWorkingOwner: owners.includes(row),
    otherOwners: owners.filter(({ id }) => id !== staffId).length,
  };
}
