import { type RawBuilder, sql } from "kysely";
import { mailboxOf } from "#contract/kernel/email.ts";
import { HELD_FOR_LONG, type PaymentMethod } from "#contract/orders/payment-method.ts";
import {
  type Customer,
  customerById,
  knownShopper,
  type ShopperQuery,
} from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type Stranger, strangerLock, type StrangerRecord, strangerRecord } from "./held-goods.ts";
import { holdForStranger, limitsStrangers } from "./hold-for-stranger.ts";
import type { OrderLimits } from "./order-limits.ts";

interface Contact {
  network: NetworkKeys;
  phone: string;
  email?: string | null | undefined;
}

interface Unpaid {
  customer: Customer | undefined;
  phone: string;
  method: PaymentMethod;
  pieces: number;
  /** Piastres to be paid in addition to store credit. */
  due: number;
  isApprovedCompany: boolean;
}

/** `strangerLock` of a new order; null: nothing is limited. */
export function lockFor(
  limits: OrderLimits,
  shopper: ShopperQuery,
  contact: Contact,
): RawBuilder<number> | null {
  return limitsStrangers(limits) ? strangerLock(shopper, strangerOf(contact)) : null;
}

/** What is known of whoever places an order, as one SQL expression; its lock is taken before. */
export function recordFor(
  limits: OrderLimits,
  shopperId: RawBuilder<number>,
  contact: Contact,
): RawBuilder<StrangerRecord | null> {
  if (!limitsStrangers(limits)) return sql`null::jsonb`;
  return strangerRecord({ shopperId, ...strangerOf(contact) });
}

/** The same for an order that exists, which is not counted itself. */
export async function readRecord(
  { db }: Work,
  limits: OrderLimits,
  { shopperId, besides, ...contact }: Contact & { shopperId: number; besides: number },
): Promise<StrangerRecord | null> {
  const lock = lockFor(limits, knownShopper(shopperId), contact);
  if (!lock) return null;
  await sql`select ${lock}`.execute(db);
  const stranger = { shopperId, besides, ...strangerOf(contact) };
  const { rows } = await sql<{ record: StrangerRecord }>`
    select ${strangerRecord(stranger)} as record
  `.execute(db);
  return rows[0]?.record ?? null;
}

function strangerOf({ network, phone, email }: Contact): Omit<Stranger, "shopperId"> {
  return { network, phone, mailbox: email ? mailboxOf(email) : null };
}

/**
 * Strangers may hold unpaid stock up to a limit; companies on terms are exempt. @returns whether a
 * code has to confirm it
 */
export async function needsCode(
  work: Work,
  limits: OrderLimits,
  record: StrangerRecord | null,
  { customer, phone, method, pieces, due, isApprovedCompany }: Unpaid,
): Promise<boolean> {
  if (record === null || due === 0 || isApprovedCompany) return false;
  return holdForStranger(limits, record, {
    isCash: method === "cod",
    isLong: HELD_FOR_LONG.some((one) => one === method),
    pieces,
    due,
    hasProvedPhone: () => hasProved(work, customer, phone),
  });
}

async function hasProved(work: Work, customer: Customer | undefined, phone: string) {
  if (!customer) return false;
  const known = await customerById(work.db, customer.id);
  return known.phone_verified && known.phone === phone;
}
