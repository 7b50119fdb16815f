import type { Session, UserInfo } from "#contract/customers/auth-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CustomerRow } from "../profile/customer-queries.ts";
import { fullName } from "../profile/full-name.ts";

/** The signed-in user, as stored by the browser. */
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

/** The response to a successful sign-in. */
export function presentSession(token: string, customer: CustomerRow, locale: Locale): Session {
  return {
    token,
    accountType: customer.account_type,
    userInfo: presentUserInfo(customer, locale),
  };
}
