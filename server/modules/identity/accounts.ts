import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { removePasskeys } from "./passkeys/passkeys.ts";
import type { Realm } from "./realms.ts";
import { forgetHalfSignedIn, removeSecondFactor } from "./second-factor/second-factor.ts";
import type { IdentityTables } from "./tables.ts";

/** Creates a login. Its owner has a row with the same id in the module of the realm. */
export async function createAccount(
  work: Work,
  realm: Realm,
  passwordHash: string | null,
): Promise<number> {
  const { id } = await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.account")
    .values({ realm, password_hash: passwordHash })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an account during sign-in, which fails if the password has changed meanwhile. */
export async function holdAccount(
  db: Connection,
  accountId: number,
  passwordHash?: string,
): Promise<void> {
  const accounts = db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.account")
    .select("id")
    .where("id", "=", accountId)
    .forShare();
  const held = await (
    passwordHash === undefined ? accounts : accounts.where("password_hash", "=", passwordHash)
  ).executeTakeFirst();
  if (!held) refuse("credentials");
}

/** Sets another password, or none. Sign-ins begun with the old one are cancelled. */
export async function setPassword(
  work: Work,
  accountId: number,
  passwordHash: string | null,
): Promise<void> {
  const db = work.db.$extendTables<IdentityTables>();
  // First: sign-ins in progress with the old password hold this row, and are covered by what
  // follows.
  await db
    .updateTable("identity.account")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
  await db.deleteFrom("identity.verification").where("account_id", "=", accountId).execute();
  await forgetHalfSignedIn(work, accountId);
}

/** Removes everything an account can sign in with, and pending codes to its email or phone. */
export async function forgetSignIn(
  work: Work,
  accountId: number,
  targets: readonly string[],
): Promise<void> {
  const db = work.db.$extendTables<IdentityTables>();
  await setPassword(work, accountId, null);
  if (targets.length > 0)
    await db.deleteFrom("identity.verification").where("target", "in", targets).execute();
  await removeSecondFactor(work, accountId);
  await removePasskeys(work, accountId);
  await db.deleteFrom("identity.session").where("account_id", "=", accountId).execute();
  await db.deleteFrom("identity.spent_browser").where("account_id", "=", accountId).execute();
  await db.deleteFrom("identity.sign_in").where("account_id", "=", accountId).execute();
  await db.deleteFrom("identity.known_browser").where("account_id", "=", accountId).execute();
}
