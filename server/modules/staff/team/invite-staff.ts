import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import {
  createAccount,
  newSecret,
  secretHash,
  setPassword,
} from "#server/modules/identity/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { StaffTables } from "../tables.ts";

export const INVITATION_DAYS = 3;

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  locale: Locale;
}

/**
 * Creates a member of staff without a password. @returns their id, and the secret of the link for
 * setting one
 */
export async function inviteStaff(
  work: Work,
  { email, name, role, locale }: NewStaff,
): Promise<{ staffId: number; secret: string }> {
  const made = await work.db
    .$extendTables<StaffTables>()
    .insertInto("staff.staff")
    .values({ id: await createAccount(work, "staff", null), email, name, role, locale })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) {
    throw new ProblemError("already-staff", {}, [
      { path: "email", key: "validation.invalid", values: {} },
    ]);
  }
  return { staffId: made.id, secret: await renewInvitation(work, made.id) };
}

/** Creates a new link; the previous one ends. */
export async function renewInvitation(work: Work, staffId: number): Promise<string> {
  const secret = newSecret();
  const values = {
    secret_hash: secretHash(secret),
    expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
  };
  await work.db
    .$extendTables<StaffTables>()
    .insertInto("staff.invitation")
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(values))
    .execute();
  return secret;
}

/** The member a valid link belongs to. */
export async function findInvitation(db: Connection, secret: string) {
  const found = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.invitation as invitation")
    .innerJoin("staff.staff as member", "member.id", "invitation.staff_id")
    .select(["member.id", "member.email", "member.name", "member.role"])
    .where("invitation.secret_hash", "=", secretHash(secret))
    .where("invitation.expires_at", ">", sql<Date>`now()`)
    .where("member.disabled_at", "is", null)
    .executeTakeFirst();
  return found ?? refuse("not-found");
}

/** Sets name and password; the link is used up. */
export async function acceptInvitation(
  work: Work,
  secret: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<{ staffId: number }> {
  const { id: staffId } = await findInvitation(work.db, secret);
  const db = work.db.$extendTables<StaffTables>();
  const { numDeletedRows } = await db
    .deleteFrom("staff.invitation")
    .where("secret_hash", "=", secretHash(secret))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("not-found");
  await db.updateTable("staff.staff").set({ name }).where("id", "=", staffId).execute();
  await setPassword(work, staffId, passwordHash);
  return { staffId };
}
