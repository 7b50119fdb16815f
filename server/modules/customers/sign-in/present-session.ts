import type { Session, UserInfo } from "#contract/customers/auth-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CustomerRow } from "../profile/customer-queries.ts";
import { fullName } from "../profile/full-name.ts";

/** Who is signed in, as the browser keeps it. */
export function presentUserInfo(customer: CustomerRow, locale: Locale): UserInfo {
  return {
    id: customer.id,
    firstName: customer.first_name,
    lastName: customer.last_name,
    fullName: fullName(customer, locale),
    email: customer.email,
    phone: customer.phone,
    accountType: customer.account_type,
  };
}

/** The answer to whoever has just signed in. */
export function presentSession(token: string, customer: CustomerRow, locale: Locale): Session {
  return {
    token,
    accountType: customer.account_type,
    userInfo: presentUserInfo(customer, locale),
  };
}
