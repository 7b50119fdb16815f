import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { parseMobile } from "#contract/kernel/phone.ts";
import { forgiveAttempts, returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { secretHash } from "../secrets.ts";
import { browserCookie } from "./session/session-cookie.ts";
import type { AuthTables, Channel } from "./tables.ts";

/** Wrong passwords for one account, and for one address whatever the account. */
export const WRONG_PER_ACCOUNT = 10;
const WRONG_PER_ADDRESS = 100;
const WINDOW_MINUTES = 15;

interface Given {
  identifier: string;
  password: string;
}

/** Who somebody says they are: a mobile number in any spelling, else an email. */
export function identifierTarget(identifier: string): { channel: Channel; target: string } {
  const phone = parseMobile(identifier);
  return phone === undefined
    ? { channel: "email", target: identifier.toLowerCase() }
    : { channel: "phone", target: phone };
}

/**
 * The account whose password was given. Nobody learns whether an account exists: the same answer, the same
 * limits, and always the work of one comparison.
 */
export async function checkCredentials(
  { db, passwords }: Platform,
  request: FastifyRequest,
  { identifier, password }: Given,
) {
  const { channel, target } = identifierTarget(identifier);
  const account = await findAccount(db, { channel, target }, browserCookie(request));
  const ofAccount = accountLimit(target, account);
  const ofAddress = { scope: "sign-in-address", key: request.ip };
  await takeAttempt(db, { ...ofAddress, max: WRONG_PER_ADDRESS, minutes: WINDOW_MINUTES });
  await takeAttempt(db, { ...ofAccount, max: WRONG_PER_ACCOUNT, minutes: WINDOW_MINUTES });
  const isRight = await passwords.matches(password, account?.password_hash ?? null);
  if (!account || !isRight) refuse("credentials");
  await forgiveAttempts(db, ofAccount);
  await returnAttempt(db, ofAddress);
  return account;
}

/** Asks a signed-in customer for the password again. Before the transaction: a wrong one counts in any case. */
export async function checkPassword(
  { db, passwords }: Platform,
  customerId: number,
  password: string,
): Promise<void> {
  const limit = { scope: "password", key: String(customerId) };
  await takeAttempt(db, { ...limit, max: WRONG_PER_ACCOUNT, minutes: WINDOW_MINUTES });
  const credential = await db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.credential")
    .select("password_hash")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!(await passwords.matches(password, credential?.password_hash ?? null))) {
    refuse("password-wrong");
  }
  await forgiveAttempts(db, limit);
}

type Found = Awaited<ReturnType<typeof findAccount>>;

async function findAccount(
  db: Connection,
  { channel, target }: { channel: Channel; target: string },
  browser: string | undefined,
) {
  const accounts = db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.customer as customer")
    .innerJoin("accounts.credential as credential", "credential.customer_id", "customer.id")
    .leftJoin("accounts.known_browser as browser", (join) =>
      join
        .onRef("browser.customer_id", "=", "customer.id")
        .on("browser.secret_hash", "=", secretHash(browser ?? "")),
    )
    .select(["customer.id", "customer.two_factor_enabled", "credential.password_hash"])
    .select(sql<boolean>`browser.customer_id is not null`.as("is_known_browser"))
    .where("customer.erased_at", "is", null)
    .where("customer.disabled_at", "is", null);
  const own =
    channel === "email"
      ? accounts.where("customer.email", "=", target)
      : accounts.where("customer.phone", "=", target).where("customer.phone_verified", "=", true);
  return own.executeTakeFirst();
}

/** A browser that has signed in before counts by itself, so that strangers' guesses do not shut its owner out. */
function accountLimit(target: string, account: Found) {
  if (!account) return { scope: "sign-in", key: target };
  const scope = account.is_known_browser ? "sign-in-known" : "sign-in";
  return { scope, key: `customer ${account.id}` };
}
