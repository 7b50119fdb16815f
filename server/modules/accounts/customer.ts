import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import type { AccountType } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";

/** A signed-in customer, as read anew with every request. */
export interface Customer {
  id: number;
  sessionId: number;
  /** Carts, orders and favourites hang on it. */
  shopperId: number;
  accountType: AccountType;
  /** Language of mails. */
  locale: Locale;
  company: CompanyMembership | null;
}

export interface CompanyMembership {
  id: number;
  role: CompanyRole;
  /** Company terms apply. */
  isApproved: boolean;
  /** A price list of pricing; null: the shop's prices. */
  priceListId: number | null;
}

/** A customer who buys for a company. */
export type CompanyCustomer = Customer & { company: CompanyMembership };
