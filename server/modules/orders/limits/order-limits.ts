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
   * Applies to `person` and `address`: orders held for a day, for cash at an outlet or InstaPay.
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
