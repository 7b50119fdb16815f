import type { AccountType } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";

/** A signed-in customer, as read anew with every request. */
export interface Customer {
  id: number;
  sessionId: number;
  /** Carts, orders and favourites belong to it. */
  shopperId: number;
  accountType: AccountType;
  /** Proved who they are a few minutes ago at most: `requireRecent` asks for it. */
  isProved: boolean;
  /** Language of mails. */
  locale: Locale;
}

declare module "#server/platform/http/serve-endpoint.ts" {
  interface Identities {
    customer: Customer;
  }
}

/** An account of a customer, for identity. */
export function accountOf(customerId: number) {
  return { realm: "customer", accountId: customerId } as const;
}
