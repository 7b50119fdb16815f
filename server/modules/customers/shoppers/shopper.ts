import { type RawBuilder, sql } from "kysely";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerOf } from "../sign-in/customer-of.ts";
import { newSecret, secretHash } from "#server/modules/identity/index.ts";
import { sendShopperCookie, shopperSecret } from "./shopper-cookie.ts";
import type { CustomerTables } from "../tables.ts";

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
  return guest?.merged_into === null ? guest.id : undefined;
}

/** A shopper as part of a statement: a row with its id, or none. */
export type ShopperQuery = RawBuilder<{ id: number }>;

/** Of a statement that has a `ShopperQuery` as the `shopper` of its `with`. */
export const statementShopper = sql<number>`(select id from shopper)`;

/** Of a browser that has no cookie yet. */
export const noShopper: ShopperQuery = sql`select null::integer as id where false`;

/** The shopper of a request, to be looked up by the statement that needs it. Otherwise like `shopperOf`. */
export async function shopperQuery(db: Connection, request: FastifyRequest): Promise<ShopperQuery> {
  const customer = await customerOf(db, request);
  if (customer) return knownShopper(customer.shopperId);
  request.isPersonal = true;
  const secret = shopperSecret(request);
  if (secret === undefined) return noShopper;
  return sql`
    select id from customers.shopper where token_hash = ${secretHash(secret)} and merged_into is null
    ${db.isTransaction ? sql`for key share` : sql``}
  `;
}

export function knownShopper(id: number): ShopperQuery {
  return sql`select ${id}::integer as id`;
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
  if (guest?.merged_into && guest.is_just_merged) return guest.merged_into;
  if (guest?.merged_into === null) {
    if (guest.is_stale) await noteSeen(work, guest.id);
    sendShopperCookie(request, reply, shopperSecret(request) ?? "");
    return guest.id;
  }
  return newGuest(work, request, reply);
}

/**
 * The guest of this browser's cookie. Commands lock it, so that a sign-in waits until they are
 * done.
 */
async function guestOf(db: Connection, request: FastifyRequest) {
  request.isPersonal = true;
  const secret = shopperSecret(request);
  if (secret === undefined) return undefined;
  const guests = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.shopper")
    .select(["id", "merged_into"])
    .select(isJustMerged.as("is_just_merged"))
    .select(isStale.as("is_stale"))
    .where("token_hash", "=", secretHash(secret));
  return (db.isTransaction ? guests.forKeyShare() : guests).executeTakeFirst();
}

const isJustMerged: RawBuilder<boolean> = sql`coalesce(merged_at > now() - interval '1 minute', false)`;

const isStale: RawBuilder<boolean> = sql`seen_at < now() - interval '1 day'`;

async function noteSeen(work: Work, shopperId: number): Promise<void> {
  await sql`update customers.shopper set seen_at = now() where id = ${shopperId}`.execute(work.db);
}

async function newGuest(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  const secret = newSecret();
  const id = await newShopper(work, secret);
  sendShopperCookie(request, reply, secret);
  return id;
}

/**
 * A new guest for a caller who is not signed in and whose browser has no cookie, to be created by
 * the statement that needs it; `undefined` for any other caller.
 */
export async function firstGuest(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShopperQuery | undefined> {
  if (await customerOf(work.db, request)) return undefined;
  if (shopperSecret(request) !== undefined) return undefined;
  const secret = newSecret();
  sendShopperCookie(request, reply, secret);
  return sql`insert into customers.shopper (token_hash) values (${secretHash(secret)}) returning id`;
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
