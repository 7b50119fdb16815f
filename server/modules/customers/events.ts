import { defineEvent } from "#server/platform/events.ts";

/** A customer signed in; what belonged to the browser's guest becomes the customer's. */
export interface CustomerSignIn {
  customerId: number;
  shopperId: number;
  /** The browser's own shopper until now. */
  fromShopperId: number | null;
  /** Verified ones only. */
  email: string | null;
  phone: string | null;
}

export const customerSignedIn = defineEvent<CustomerSignIn>("customer.signed-in");

/** A customer is erased; refuse with `open-orders` while something is still under way. The email is a verified one. */
export const customerErased = defineEvent<{
  customerId: number;
  shopperId: number;
  email: string | null;
}>("customer.erased");

/** Two accounts of one person are becoming one: what belongs to `from…` is the kept one's from now on. */
export const customerMerged = defineEvent<{
  customerId: number;
  shopperId: number;
  fromCustomerId: number;
  fromShopperId: number;
}>("customer.merged");
