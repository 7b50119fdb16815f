import { sql } from "kysely";
import { ERASED_NAME } from "#contract/customers/erased.ts";
import { forgetSignIn } from "#server/modules/identity/index.ts";
import { forgetMessages } from "#server/platform/outbox/forget-messages.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Customer } from "../customer.ts";
import { customerErased } from "../events.ts";
import { mergedAccounts } from "../merging/merged-accounts.ts";
import type { Companies } from "../ports.ts";
import type { CustomerTables } from "../tables.ts";
import { mailErasure } from "./erasure-mail.ts";
import { withdrawConsent } from "./newsletter-consent.ts";

/**
 * Erases a person from the shop. Every module does its part in this one transaction and may refuse;
 * the row is kept, without personal data, because orders and invoices refer to it. @returns false:
 * it has just been erased by somebody else
 */
export async function eraseAccount(
  work: Work,
  companies: Companies,
  { id, shopperId }: Pick<Customer, "id" | "shopperId">,
): Promise<boolean> {
  await companies.leave(work, id);
  const person = await lockPerson(work, id);
  if (!person) return false;
  const email = person.email_verified ? person.email : null;
  await work.emit(customerErased, { customerId: id, shopperId, email });
  const contacts = [person.email, person.phone].filter((contact) => contact !== null);
  await forgetSignIn(work, id, contacts);
  await forgetMessages(work, person);
  await work.db
    .$extendTables<CustomerTables>()
    .deleteFrom("customers.saved_address")
    .where("customer_id", "=", id)
    .execute();
  await work.db
    .$extendTables<CustomerTables>()
    .deleteFrom("customers.message_choice")
    .where("customer_id", "=", id)
    .execute();
  await withdrawConsent(work, id);
  await emptyCustomer(work, id, ERASED_NAME[person.locale]);
  await mailErasure(work, person);
  // Accounts merged into this one still contain personal data.
  for (const account of await mergedAccounts(work.db, id))
    await eraseAccount(work, companies, account);
  return true;
}

/** Other changes of this customer either finish before or find nobody. */
async function lockPerson(work: Work, customerId: number) {
  return (
    work.db
      .$extendTables<CustomerTables>()
      .selectFrom("customers.customer")
      .selectAll()
      .where("id", "=", customerId)
      .where("erased_at", "is", null)
      // No stronger lock: orders in progress refer to the customer and would block.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

async function emptyCustomer(work: Work, customerId: number, name: string): Promise<void> {
  await work.db
    .$extendTables<CustomerTables>()
    .updateTable("customers.customer")
    .set({
      name,
      first_name: name,
      last_name: "",
      full_name_en: null,
      full_name_ar: null,
      email: null,
      email_verified: false,
      phone: null,
      phone_verified: false,
      gender: null,
      birth_date: null,
      address: null,
      city: null,
      place: null,
      disabled_at: null,
      disabled_reason: null,
      updated_at: sql<Date>`now()`,
      erased_at: sql<Date>`now()`,
    })
    .where("id", "=", customerId)
    .execute();
}
