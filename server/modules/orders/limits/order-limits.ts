import type { OrderLimitSettings } from "#contract/kernel/settings.ts";

/** How much stock may be held unpaid. */
export interface HeldGoods {
  orders: number;
  pieces: number;
  piastres: number;
}

/** Limits for customers whom the shop does not know; null: no limit. */
export interface OrderLimits {
  /** Per guest or account, phone and mailbox: everything unpaid until it is packed. */
  person: HeldGoods | null;
  /** Per IPv4 address or IPv6 /64: everything neither paid nor confirmed by a code. */
  address: HeldGoods | null;
  /** One /48 of IPv6. */
  network: HeldGoods | null;
  /**
   * Applies to `person`, and ten times as much to `address`: orders held for a day, for cash at an
   * outlet or InstaPay.
   */
  long: HeldGoods | null;
  /** Cash orders above this many piastres must be confirmed by a code. */
  confirmAbove: number | null;
  /**
   * Days for which a guest's browser can see an order it placed, and the link to it in a short
   * message works.
   */
  guestDays: number;
  /**
   * Messages per hour that strangers can trigger to one mailbox or phone; further ones are combined
   * and sent later.
   */
  messagesPerHour: number | null;
}

/** A network is three times as large as an address. */
const ADDRESSES_OF_NETWORK = 3;

/** The limits with what staff have set. What the environment turns off stays off. */
export function limitsNow(limits: OrderLimits, set: OrderLimitSettings | null): OrderLimits {
  if (set === null) return limits;
  const { person, address, network, confirmAbove } = limits;
  const { personOrders, addressOrders } = set;
  return {
    ...limits,
    person: person && { ...person, orders: personOrders },
    address: address && { ...address, orders: addressOrders },
    network: network && { ...network, orders: addressOrders * ADDRESSES_OF_NETWORK },
    confirmAbove: confirmAbove === null ? null : set.confirmAbove || null,
  };
}
