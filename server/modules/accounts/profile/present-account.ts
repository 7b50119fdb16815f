import type { Account } from "#contract/customers/account-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CustomerRow } from "./customer-queries.ts";
import { fullName } from "./full-name.ts";

export function presentAccount(
  customer: CustomerRow,
  newsletter: Account["newsletter"],
  locale: Locale,
): Account {
  return {
    id: customer.id,
    firstName: customer.first_name,
    lastName: customer.last_name,
    fullName: fullName(customer, locale),
    email: customer.email,
    phone: customer.phone,
    accountType: customer.account_type,
    fullNameEn: customer.full_name_en,
    fullNameAr: customer.full_name_ar,
    gender: customer.gender,
    birthDate: customer.birth_date,
    address: customer.address,
    city: customer.city,
    place: customer.place,
    locale: customer.locale,
    emailVerified: customer.email_verified,
    phoneVerified: customer.phone_verified,
    twoFactor: customer.two_factor_enabled,
    createdAt: customer.created_at.toISOString(),
    newsletter,
  };
}
