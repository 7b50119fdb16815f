import { defineEvent } from "#server/platform/events.ts";

/**
 * What a browser's guest owned becomes another shopper's: the customer's who signs in there, or that
 * of the browser's older guest.
 */
export const guestMerged = defineEvent<GuestMerge>("guest.merged");

export interface GuestMerge extends ShopperMerge {
  intoCustomer: boolean;
}

/** What belongs to `fromShopperId` moves to the kept one. */
export interface ShopperMerge {
  shopperId: number;
  fromShopperId: number;
}

/**
 * A customer is being erased; refuse with `open-orders` while something is still in progress. The
 * email is a verified one.
 */
export const customerErased = defineEvent<{
  customerId: number;
  shopperId: number;
  email: string | null;
}>("customer.erased");

/** Two accounts of one person are being merged: what belongs to `from…` moves to the kept one. */
export const customerMerged = defineEvent<
  ShopperMerge & { customerId: number; fromCustomerId: number }
>("customer.merged");
