import type { FastifyReply, FastifyRequest } from "fastify";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerOf } from "./auth/session/customer-of.ts";
import { newSecret, secretHash } from "./secrets.ts";
import { sendShopperCookie, shopperSecret } from "./shopper-cookie.ts";
import type { AccountsTables } from "./tables.ts";

/** Whoever fills a cart here: the signed-in customer, else the browser. `undefined`: nobody so far. Changes nothing. */
export async function shopperOf(
  db: Connection,
  request: FastifyRequest,
): Promise<number | undefined> {
  const customer = await customerOf(db, request);
  return customer ? customer.shopperId : guestOf(db, request);
}

/** The shopper of a request, made if need be. A browser's cookie lives on for another year. */
export async function ensureShopper(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const customer = await customerOf(work.db, request);
  if (customer) return customer.shopperId;
  const known = await guestOf(work.db, request);
  if (known !== undefined) {
    sendShopperCookie(request, reply, shopperSecret(request) ?? "");
    return known;
  }
  const secret = newSecret();
  const guest = await work.db
    .$extendTables<AccountsTables>()
    .insertInto("accounts.shopper")
    .values({ token_hash: secretHash(secret) })
    .returning("id")
    .executeTakeFirstOrThrow();
  sendShopperCookie(request, reply, secret);
  return guest.id;
}

/** The guest of this browser's cookie, whoever is signed in. */
export async function guestOf(
  db: Connection,
  request: FastifyRequest,
): Promise<number | undefined> {
  request.isPersonal = true;
  const secret = shopperSecret(request);
  if (secret === undefined) return undefined;
  const guest = await db
    .$extendTables<AccountsTables>()
    .selectFrom("accounts.shopper")
    .select("id")
    .where("token_hash", "=", secretHash(secret))
    .executeTakeFirst();
  return guest?.id;
}
