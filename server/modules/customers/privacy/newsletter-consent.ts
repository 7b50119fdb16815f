import { NEWSLETTER_VERSION, type NewsletterVersion } from "#contract/customers/newsletter-text.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ConsentSource, CustomerTables } from "../tables.ts";

export interface Consent {
  isGiven: boolean;
  /** Version of the consent text that was shown on the page. */
  text: NewsletterVersion;
  source: ConsentSource;
}

/** Records a newsletter subscription or unsubscription. Repeats are not recorded. */
export async function recordConsent(
  work: Work,
  customerId: number,
  { isGiven, text, source }: Consent,
): Promise<void> {
  const last = await lastConsent(work.db, customerId);
  const isNews = isGiven ? !last?.is_given || last.text_version !== text : last?.is_given === true;
  if (!isNews) return;
  await work.db
    .$extendTables<CustomerTables>()
    .insertInto("customers.newsletter_consent")
    .values({ customer_id: customerId, is_given: isGiven, text_version: text, source })
    .execute();
}

/** Withdraws an existing consent at the customer's request. */
export async function withdrawConsent(work: Work, customerId: number): Promise<void> {
  await recordConsent(work, customerId, {
    isGiven: false,
    text: NEWSLETTER_VERSION,
    source: "erasure",
  });
}

/** The consent text version that a customer currently agrees to, or null. */
export async function newsletterConsent(db: Connection, customerId: number) {
  const last = await lastConsent(db, customerId);
  return last?.is_given ? { text: last.text_version, at: last.at.toISOString() } : null;
}

/** Every consent and withdrawal, oldest first. */
export async function consentsOf(db: Connection, customerId: number) {
  return consents(db, customerId).orderBy("id").execute();
}

async function lastConsent(db: Connection, customerId: number) {
  return consents(db, customerId).orderBy("id", "desc").limit(1).executeTakeFirst();
}

function consents(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.newsletter_consent")
    .select(["is_given", "text_version", "source", "at"])
    .where("customer_id", "=", customerId);
}
