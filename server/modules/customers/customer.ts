import type { AccountType } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";

/** A signed-in customer, reloaded with every request. */
export interface Customer {
  id: number;
  sessionId: number;
  /** Owner of carts, orders and favourites. */
  shopperId: number;
  accountType: AccountType;
  /** Re-authenticated within the last few minutes: `requireRecent` checks this. */
  isProved: boolean;
  /** Language of mails. */
  locale: Locale;
  confirmedEmail: string | null;
}

declare module "#server/platform/http/serve-endpoint.ts" {
  interface Identities {
    customer: Customer;
  }
}

/** A customer's account, for the identity module. */
export function accountOf(customerId: number) {
  return { realm: "customer", accountId: customerId } as const;
}
