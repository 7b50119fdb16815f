import { mailboxOf } from "#contract/kernel/email.ts";
import { HELD_FOR_LONG, type PaymentMethod } from "#contract/orders/payment-method.ts";
import { type Customer, customerById } from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { holdForStranger } from "./hold-for-stranger.ts";
import type { OrderLimits } from "./order-limits.ts";

interface Unpaid {
  shopperId: number;
  customer: Customer | undefined;
  network: NetworkKeys;
  phone: string;
  email: string | null;
  method: PaymentMethod;
  pieces: number;
  /** Piastres to be paid in addition to store credit. */
  due: number;
  isApprovedCompany: boolean;
  /** The order whose payment method changes, so that it is not counted twice. */
  besides?: number;
}

/**
 * Strangers may hold unpaid stock up to a limit; companies on terms are exempt. @returns whether a
 * code has to confirm it
 */
export async function needsCode(work: Work, limits: OrderLimits, unpaid: Unpaid): Promise<boolean> {
  const { shopperId, customer, network, phone, email, method, pieces, due, besides } = unpaid;
  if (due === 0 || unpaid.isApprovedCompany) return false;
  const mailbox = email ? mailboxOf(email) : null;
  return holdForStranger(
    work,
    limits,
    { shopperId, phone, mailbox, network, besides },
    {
      isCash: method === "cod",
      isLong: HELD_FOR_LONG.some((one) => one === method),
      pieces,
      due,
      hasProvedPhone: () => hasProved(work, customer, phone),
    },
  );
}

async function hasProved(work: Work, customer: Customer | undefined, phone: string) {
  if (!customer) return false;
  const known = await customerById(work.db, customer.id);
  return known.phone_verified && known.phone === phone;
}
