import { forgiveAttempts, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { StaffTables } from "../tables.ts";

/** Guesses at one account, from one address and from everywhere: a stranger cannot lock somebody out at once. */
const FROM_ONE_ADDRESS = { scope: "staff-password-address", max: 5, minutes: 15 };
const FROM_EVERYWHERE = { scope: "staff-password", max: 30, minutes: 15 };

/** Whose password it is. Unknown, invited and disabled members give the same answer after the same work. */
export async function staffByPassword(
  { db, passwords }: Platform,
  asked: { email: string; password: string; address: string },
): Promise<{ id: number; hasTwoFactor: boolean }> {
  const { email, password, address } = asked;
  const limits = [
    { ...FROM_ONE_ADDRESS, key: `${email} ${address}` },
    { ...FROM_EVERYWHERE, key: email },
  ];
  for (const limit of limits) await takeAttempt(db, limit);
  const row = await db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff")
    .select(["id", "password_hash", "two_factor_at", "disabled_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const isRight = await passwords.matches(password, row?.password_hash ?? null);
  if (!row || !isRight || row.disabled_at !== null) refuse("credentials");
  for (const limit of limits) await forgiveAttempts(db, limit);
  return { id: row.id, hasTwoFactor: row.two_factor_at !== null };
}

/** Asks a signed-in member of staff for the password again. */
export async function confirmStaffPassword(
  { db, passwords }: Platform,
  staffId: number,
  given: { password: string; path: string },
): Promise<void> {
  const limit = { scope: "staff-password-again", key: String(staffId), max: 10, minutes: 15 };
  await takeAttempt(db, limit);
  const { password_hash: hash } = await db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff")
    .select("password_hash")
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.matches(given.password, hash))) {
    throw new ProblemError("password-wrong", {}, [
      { path: given.path, key: "validation.invalid", values: {} },
    ]);
  }
  await forgiveAttempts(db, limit);
}
