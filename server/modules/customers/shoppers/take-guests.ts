import { type RawBuilder, sql } from "kysely";
import { secretHash } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type GuestMerge, guestMerged } from "../events.ts";

/** The guests of a browser, with every cookie that ever meant one of them. */
interface Guest {
  id: number;
  /** The guest that this cookie means now: itself, or the one it was joined to. */
  root: number;
  tokenHash: Buffer;
}

/**
 * Makes the guests with these secrets one: the customer's shopper, or else the oldest of them. Once
 * a guest is the customer's, its cookie is no longer valid; a joined guest's means the oldest.
 * @returns the secret that means the oldest guest, `null` if none does, `undefined` to try again in
 * another transaction: while this one waited, other requests joined more guests
 */
export async function takeGuests(
  work: Work,
  secrets: readonly string[],
  customerShopperId?: number,
): Promise<string | null | undefined> {
  const hashes = secrets.map(secretHash);
  const guests = await lockGuests(work.db, hashes);
  const roots = [...new Set(guests?.map(({ root }) => root))].toSorted((a, b) => a - b);
  const intoCustomer = customerShopperId !== undefined;
  const into = customerShopperId ?? roots[0];
  if (guests === undefined) return undefined;
  if (into === undefined) return null;
  for (const root of roots.filter((id) => id !== into)) {
    const merged = { fromShopperId: root, shopperId: into, intoCustomer };
    await point(work, merged);
    await work.emit(guestMerged, merged);
  }
  const kept = guests.find(({ root, tokenHash }) => root === into && isOneOf(tokenHash, hashes));
  const index = hashes.findIndex((hash) => kept?.tokenHash.equals(hash));
  return secrets[index] ?? null;
}

/**
 * Commands in progress lock the row of their cookie (`for share`): they finish first. Locked in one
 * order, so that concurrent requests of a browser do not deadlock; foreign keys wait for neither.
 */
async function lockGuests(db: Connection, hashes: readonly Buffer[]): Promise<Guest[] | undefined> {
  const locked = await guestsOf(db, hashes, sql`for no key update`);
  const current = await guestsOf(db, hashes, sql``);
  const isSame =
    locked.length === current.length && current.every(({ id }, index) => id === locked[index]?.id);
  return isSame ? current : undefined;
}

async function guestsOf(
  db: Connection,
  hashes: readonly Buffer[],
  lock: RawBuilder<unknown>,
): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    with root as (
      select coalesce(joined_to, id) as id from customers.shopper
      where token_hash = any (${hashes}::bytea[]) and merged_into is null
    )
    select id, coalesce(joined_to, id) as root, token_hash as "tokenHash" from customers.shopper
    where (id in (select id from root) or joined_to in (select id from root)) and merged_into is null
    order by id ${lock}
  `.execute(db);
  return rows;
}

/** Makes all cookies of a guest mean another shopper. */
async function point(
  { db }: Work,
  { fromShopperId: from, shopperId: to, intoCustomer }: GuestMerge,
): Promise<void> {
  const change = intoCustomer
    ? sql`merged_into = ${to}, merged_at = now()`
    : sql`joined_to = ${to}`;
  await sql`update customers.shopper set ${change} where id = ${from} or joined_to = ${from}`.execute(
    db,
  );
}

function isOneOf(tokenHash: Buffer, hashes: readonly Buffer[]): boolean {
  return hashes.some((hash) => hash.equals(tokenHash));
}
