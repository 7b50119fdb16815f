import type { FastifyReply, FastifyRequest } from "fastify";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { guestSecret, newSecret, secretHash, sendGuestCookie } from "./guest-cookie.ts";
import type { AccountsTables } from "./tables.ts";

/** Id of the guest this browser is; `undefined` for one that has left nothing here yet. Changes nothing. */
export async function guestOf(
  db: Connection,
  request: FastifyRequest,
): Promise<number | undefined> {
  request.isPersonal = true;
  const secret = guestSecret(request);
  if (secret === undefined) return undefined;
  const guest = await db
    .$extendTables<AccountsTables>()
    .selectFrom("accounts.guest")
    .select("id")
    .where("token_hash", "=", secretHash(secret))
    .executeTakeFirst();
  return guest?.id;
}

/** Id of the guest this browser is, made if need be. The browser's cookie lives on for another year. */
export async function ensureGuest(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const known = await guestOf(work.db, request);
  if (known !== undefined) {
    sendGuestCookie(request, reply, guestSecret(request) ?? "");
    return known;
  }
  const secret = newSecret();
  const guest = await work.db
    .$extendTables<AccountsTables>()
    .insertInto("accounts.guest")
    .values({ token_hash: secretHash(secret) })
    .returning("id")
    .executeTakeFirstOrThrow();
  sendGuestCookie(request, reply, secret);
  return guest.id;
}
