import { mailboxOf } from "#contract/kernel/email.ts";
import { HELD_FOR_LONG, type PaymentMethod } from "#contract/orders/payment-method.ts";
import { type Customer, customerById } from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { checkLimits, hasLimits } from "./check-limits.ts";
import { type Buyer, type BuyerRecord, lockBuyer, readBuyerRecord } from "./held-goods.ts";
import type { OrderLimits } from "./order-limits.ts";

interface Contact {
  shopperId: number;
  network: NetworkKeys;
  phone: string;
  email?: string | null | undefined;
  /** An order that exists, and is not counted itself. */
  except?: number;
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

/** What the buyer's other orders hold, under a lock until the end; null: nothing is limited. */
export async function lockedRecord(
  work: Work,
  limits: OrderLimits,
  { email, ...contact }: Contact,
): Promise<BuyerRecord | null> {
  if (!hasLimits(limits)) return null;
  const buyer: Buyer = { ...contact, mailbox: email ? mailboxOf(email) : null };
  const [, record] = await Promise.all([lockBuyer(work, buyer), readBuyerRecord(work, buyer)]);
  return record;
}

/**
 * Customers may hold unpaid stock up to a limit; companies on terms are exempt. @returns whether a
 * code has to confirm it
 */
export async function needsCode(
  work: Work,
  limits: OrderLimits,
  record: BuyerRecord | null,
  { customer, phone, method, pieces, due, isApprovedCompany }: Unpaid,
): Promise<boolean> {
  if (record === null || due === 0 || isApprovedCompany) return false;
  return checkLimits(limits, record, {
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
