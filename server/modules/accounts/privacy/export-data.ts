import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { addressesOf } from "../addresses/address-queries.ts";
import { presentAddress } from "../addresses/present-address.ts";
import { listDevices } from "../auth/session/devices.ts";
import { companyOf, invitationsTo } from "../companies/company-queries.ts";
import { presentCompany } from "../companies/present-company.ts";
import type { Customer } from "../customer.ts";
import { customerById } from "../profile/customer-queries.ts";
import { presentAccount } from "../profile/present-account.ts";
import { consentsOf, newsletterConsent } from "./newsletter-consent.ts";
import type { PersonalData } from "./personal-data.ts";

/** Everything the shop keeps about a customer: its own part, and those of the modules above. */
export async function exportData(
  db: Connection,
  personalData: PersonalData,
  customer: Customer,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const { id, shopperId } = customer;
  const person = await customerById(db, id);
  const consents = await consentsOf(db, id);
  const addresses = await addressesOf(db, id);
  const company = await companyOf(db, id);
  const ofModules: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(personalData)) {
    ofModules[name] = await read(db, { customerId: id, shopperId });
  }
  return {
    exportedAt: new Date().toISOString(),
    account: presentAccount(person, await newsletterConsent(db, id), locale),
    addresses: addresses.map((address) => presentAddress(address, locale)),
    newsletterConsents: consents.map((consent) => ({
      isGiven: consent.is_given,
      text: consent.text_version,
      source: consent.source,
      at: consent.at.toISOString(),
    })),
    devices: await listDevices(db, customer),
    company: company ? presentCompany(company, null) : null,
    invitations: person.email === null ? [] : await invitationsTo(db, person.email),
    ...ofModules,
  };
}
