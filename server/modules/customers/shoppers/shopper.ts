import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { newSecret, secretHash } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerOf } from "../sign-in/customer-of.ts";
import type { CustomerTables } from "../tables.ts";
import {
  clearShopperCookies,
  guestCookies,
  sendShopperCookie,
  shopperSecret,
} from "./shopper-cookie.ts";

/**
 * The shopper of a request: the signed-in customer, else the browser's guest. `undefined`: none
 * yet. Read-only.
 */
export async function shopperOf(
  db: Connection,
  request: FastifyRequest,
): Promise<number | undefined> {
  const customer = await customerOf(db, request);
  if (customer) return customer.shopperId;
  const guest = await guestOf(db, request);
  return guest?.mergedInto === null ? guest.id : undefined;
}

/** The shopper of a request, created if needed. Extends a browser's cookie by another year. */
export async function ensureShopper(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const customer = await customerOf(work.db, request);
  if (customer) return customer.shopperId;
  const guest = await guestOf(work.db, request);
  // Requests sent while the browser was signing in go to the same shopper as the rest.
  if (guest?.mergedInto && guest.isJustMerged) return guest.mergedInto;
  if (guest?.mergedInto === null) {
    sendAfterCommit(work, reply, shopperSecret(request) ?? "");
    return guest.id;
  }
  return newGuest(work, request, reply);
}

/**
 * The guest of this browser's cookie. Commands lock its row, so that a sign-in or a joining waits
 * until they are done.
 */
async function guestOf(db: Connection, request: FastifyRequest) {
  request.isPersonal = true;
  const hash = guestHash(request);
  if (hash === undefined) return undefined;
  const { rows } = await sql<Guest>`${PREPARED}
    select coalesce(joined_to, id) as id, merged_into as "mergedInto",
      coalesce(merged_at > now() - interval '1 minute', false) as "isJustMerged"
    from customers.shopper where token_hash = ${hash}
    ${db.isTransaction ? sql`for share` : sql``}
  `.execute(db);
  return rows[0];
}

interface Guest {
  id: number;
  mergedInto: number | null;
  isJustMerged: boolean;
}

/** What the database stores of this browser's guest, which has been seen now. */
function guestHash(request: FastifyRequest): Buffer | undefined {
  const secret = shopperSecret(request);
  if (secret === undefined) return undefined;
  const hash = secretHash(secret);
  request.server.noteGuest(hash);
  return hash;
}

async function newGuest(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  await request.server.limitGuests(request);
  const secret = newSecret();
  const id = await newShopper(work, secret);
  const unknown = guestCookies(request).slice(0, 1);
  work.afterCommit(async () => clearShopperCookies(reply, unknown));
  sendAfterCommit(work, reply, secret);
  return id;
}

/** A refused command must not change the browser's cookies. */
function sendAfterCommit(work: Work, reply: FastifyReply, secret: string): void {
  work.afterCommit(async () => sendShopperCookie(reply, secret));
}

/** A guest; without a given secret it belongs to no browser. */
export async function newShopper(work: Work, secret = newSecret()): Promise<number> {
  const guest = await work.db
    .$extendTables<CustomerTables>()
    .insertInto("customers.shopper")
    .values({ token_hash: secretHash(secret) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return guest.id;
}
