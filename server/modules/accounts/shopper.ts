import type { FastifyReply, FastifyRequest } from "fastify";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { shopperSecret, newSecret, secretHash, sendShopperCookie } from "./shopper-cookie.ts";
import type { AccountsTables } from "./tables.ts";

/** Id of the guest this browser is; `undefined` for one that has left nothing here yet. Changes nothing. */
export async function shopperOf(
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

/** Id of the guest this browser is, made if need be. The browser's cookie lives on for another year. */
export async function ensureShopper(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const known = await shopperOf(work.db, request);
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
