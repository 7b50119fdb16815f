/** How much of the shop's goods may be held unpaid. */
export interface HeldGoods {
  orders: number;
  pieces: number;
  piastres: number;
}

/** What somebody whom the shop does not know may do; null: without a limit. */
export interface OrderLimits {
  /** One guest or account, one phone, one mailbox: everything unpaid until it is packed. */
  person: HeldGoods | null;
  /** One IPv4 address, or one /64 of IPv6: whatever is neither paid nor confirmed by a code. */
  address: HeldGoods | null;
  /** One /48 of IPv6. */
  network: HeldGoods | null;
  /** Of `person` and `address`: what is held for a day, for cash at an outlet or InstaPay. */
  long: HeldGoods | null;
  /** A cash order above so many piastres is confirmed by a code. */
  confirmAbove: number | null;
  /** Days for which the browser of a guest keeps an order that it placed, and the link to it in a short message works. */
  guestDays: number;
  /** Messages that strangers cause to one mailbox or phone within an hour; those above are sent together later. */
  messagesPerHour: number | null;
}
