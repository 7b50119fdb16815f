import type { Locale } from "#contract/kernel/locale.ts";
import { passkeysOf } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { addressesOf } from "../addresses/address-queries.ts";
import { presentAddress } from "../addresses/present-address.ts";
import { mergedAccounts } from "../merging/merged-accounts.ts";
import type { PersonalData } from "../ports.ts";
import { choicesOf } from "../preferences/choices.ts";
import { readAccount } from "../profile/read-account.ts";
import { listDevices, listSignIns } from "../sign-in/devices.ts";
import { consentsOf } from "./newsletter-consent.ts";

interface DataOwner {
  id: number;
  shopperId: number;
  /** The requester's session; null: staff request it for the customer. */
  sessionId: number | null;
}

/**
 * Everything the shop stores about a customer: this module's data, and that of the modules above.
 */
export async function exportData(
  db: Connection,
  personalData: PersonalData,
  customer: DataOwner,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const { id, shopperId } = customer;
  const consents = await consentsOf(db, id);
  const addresses = await addressesOf(db, id);
  const ofModules: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(personalData)) {
    ofModules[name] = await read(db, { customerId: id, shopperId });
  }
  return {
    exportedAt: new Date().toISOString(),
    account: await readAccount(db, id, locale),
    mergedAccounts: (await mergedAccounts(db, id)).map(({ name, email, phone }) => ({
      name,
      email,
      phone,
    })),
    addresses: addresses.map((address) => presentAddress(address, locale)),
    newsletterConsents: consents.map((consent) => ({
      isGiven: consent.is_given,
      text: consent.text_version,
      source: consent.source,
      at: consent.at.toISOString(),
    })),
    messageChoices: (await choicesOf(db, id).execute()).map((choice) => ({
      topic: choice.topic,
      channel: choice.channel,
      isWanted: choice.is_wanted,
      changedAt: choice.changed_at.toISOString(),
    })),
    devices: await listDevices(db, customer),
    signIns: await listSignIns(db, id),
    passkeys: await passkeysOf(db, id),
    ...ofModules,
  };
}
