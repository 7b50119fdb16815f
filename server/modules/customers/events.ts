import { defineEvent } from "#server/platform/events.ts";

/** A customer signed in; what the browser's guest owned becomes the customer's. */
export interface CustomerSignIn {
  customerId: number;
  shopperId: number;
  /** The browser's shopper before signing in. */
  fromShopperId: number | null;
  /** Only verified ones. */
  email: string | null;
  phone: string | null;
}

export const customerSignedIn = defineEvent<CustomerSignIn>("customer.signed-in");

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
export const customerMerged = defineEvent<{
  customerId: number;
  shopperId: number;
  fromCustomerId: number;
  fromShopperId: number;
}>("customer.merged");
