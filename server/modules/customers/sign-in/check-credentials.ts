import type { FastifyRequest } from "fastify";
import { parseMobile } from "#contract/kernel/phone.ts";
import {
  browserCookie,
  type Channel,
  findLogin,
  type Login,
  provePassword,
} from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { networkLimits } from "#server/platform/secrets/attempts.ts";
import type { CustomerTables } from "../tables.ts";

/** Wrong passwords for one account, and from one connection for any account. */
const WRONG_PER_ACCOUNT = { max: 10, minutes: 15 };
const WRONG_PER_ADDRESS = { scope: "sign-in-address", max: 100, minutes: 15 };

/** Parses a sign-in name: a mobile number in any notation, else an email. */
export function identifierTarget(identifier: string): { channel: Channel; target: string } {
  const phone = parseMobile(identifier);
  return phone === undefined
    ? { channel: "email", target: identifier.toLowerCase() }
    : { channel: "phone", target: phone };
}

/** The login of the account whose password was entered. Never reveals whether an account exists. */
export async function checkCredentials(
  platform: Platform,
  request: FastifyRequest,
  { identifier, password }: { identifier: string; password: string },
) {
  const { channel, target } = identifierTarget(identifier);
  const customerId = await findCustomerId(platform.db, channel, target);
  const login = await findLogin(platform.db, customerId, browserCookie(request));
  const own = [{ ...WRONG_PER_ACCOUNT, ...whoseGuesses(target, login) }];
  const shared = networkLimits(request.ip, WRONG_PER_ADDRESS);
  const caller = login?.is_known_browser ? "known" : { address: request.ip };
  return provePassword(platform, { own, shared }, { login, password, caller });
}

/** Only verified phone numbers can be used to sign in. */
async function findCustomerId(db: Connection, channel: Channel, target: string) {
  const customers = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select("id")
    .where("erased_at", "is", null)
    .where("disabled_at", "is", null);
  const own =
    channel === "email"
      ? customers.where("email", "=", target)
      : customers.where("phone", "=", target).where("phone_verified", "=", true);
  return (await own.executeTakeFirst())?.id;
}

/**
 * A browser that has signed in before has its own limit, so that strangers' attempts do not lock
 * the owner out.
 */
function whoseGuesses(target: string, login: Login | undefined) {
  if (!login) return { scope: "sign-in", key: target };
  const scope = login.is_known_browser ? "sign-in-known" : "sign-in";
  return { scope, key: `customer ${login.id}` };
}
