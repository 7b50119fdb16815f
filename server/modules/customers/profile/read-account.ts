import type { Account } from "#contract/customers/account-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { hasSecondFactor } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { newsletterConsent } from "../privacy/newsletter-consent.ts";
import { customerById } from "./customer-queries.ts";
import { fullName } from "./full-name.ts";

/** The account as its owner sees it. */
export async function readAccount(
  db: Connection,
  customerId: number,
  locale: Locale,
): Promise<Account> {
  const customer = await customerById(db, customerId);
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
    twoFactor: await hasSecondFactor(db, customerId),
    createdAt: customer.created_at.toISOString(),
    newsletter: await newsletterConsent(db, customerId),
  };
}
