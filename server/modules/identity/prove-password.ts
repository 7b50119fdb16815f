import { sql } from "kysely";
import type { Caller } from "#server/platform/http/network-queue.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import {
  type AttemptLimit,
  forgiveAttempts,
  returnAttempt,
  takeAttempt,
} from "#server/platform/secrets/attempts.ts";
import { secretHash } from "./secrets.ts";
import type { IdentityTables } from "./tables.ts";

/** Wrong passwords when a signed-in user is asked again. */
const ASKED_AGAIN = { scope: "password", max: 10, minutes: 15 };

export type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/**
 * The credentials of an account. Without an id the same query runs and finds nothing. `browser`:
 * the secret that identifies the browser.
 */
export function findLogin(db: Connection, accountId: number | undefined, browser?: string) {
  return db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.account as account")
    .innerJoin("identity.account_state as state", "state.id", "account.id")
    .leftJoin("identity.known_browser as browser", (join) =>
      join
        .onRef("browser.account_id", "=", "account.id")
        .on("browser.secret_hash", "=", secretHash(browser ?? "")),
    )
    .select(["account.id", "account.password_hash", "state.has_second_factor"])
    .select(sql<boolean>`browser.account_id is not null`.as("is_known_browser"))
    .select(sql<boolean>`coalesce(browser.trusted_until > now(), false)`.as("is_trusted_browser"))
    .where("account.id", "=", accountId ?? 0)
    .executeTakeFirst();
}

export interface Limits {
  /** Limits of this account: the right password resets them. */
  own: readonly AttemptLimit[];
  /** Limits shared by many accounts: the right password is uncounted, earlier attempts stay. */
  shared?: readonly AttemptLimit[];
}

interface Attempt {
  login: Login | undefined;
  password: string;
  /** Known: the account has signed in from this browser before. */
  caller: Caller;
}

/**
 * Compares a password at sign-in; each attempt counts before it is compared. Never reveals whether
 * an account exists: same response, same limits, and always the work of one comparison.
 */
export async function provePassword(
  { db, passwords }: Pick<Platform, "db" | "passwords">,
  { own, shared = [] }: Limits,
  { login, password, caller }: Attempt,
): Promise<Login & { password_hash: string }> {
  for (const limit of [...shared, ...own]) await takeAttempt(db, limit);
  const hash = login?.password_hash ?? null;
  const isRight = await passwords.matches(password, hash, caller);
  if (!login || hash === null || !isRight) refuse("credentials");
  for (const limit of own) await forgiveAttempts(db, limit);
  for (const limit of shared) await returnAttempt(db, limit);
  return { ...login, password_hash: hash };
}

/**
 * Asks a signed-in user for the password again. Runs before the transaction: a wrong one counts in
 * any case.
 */
export async function confirmPassword(
  { db, passwords }: Pick<Platform, "db" | "passwords">,
  accountId: number,
  password: string,
  /** The form field to mark. */
  path?: string,
): Promise<void> {
  const limit = { ...ASKED_AGAIN, key: String(accountId) };
  await takeAttempt(db, limit);
  const login = await findLogin(db, accountId);
  if (!(await passwords.matches(password, login?.password_hash ?? null, "known"))) {
    if (path === undefined) refuse("password-wrong");
    throw new ProblemError("password-wrong", {}, [{ path, key: "validation.invalid", values: {} }]);
  }
  await forgiveAttempts(db, limit);
}
