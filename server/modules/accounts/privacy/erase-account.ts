import { sql } from "kysely";
import { ERASED_NAME } from "#contract/customers/erased.ts";
import { customerErased } from "../events.ts";
import { forgetSignIn } from "../auth/forget-sign-in.ts";
import type { CustomerTables } from "../customer-table.ts";
import type { Customer } from "../customer.ts";
import { quitCompany, refuseNewMember } from "../companies/members/quit-company.ts";
import type { AddressTables } from "../addresses/tables.ts";
import type { CompanyTables } from "../companies/tables.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { forgetMessages } from "#server/platform/post/forget-messages.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mailFarewell } from "./farewell-mail.ts";
import { withdrawConsent } from "./newsletter-consent.ts";

/**
 * Takes a person out of the shop. Every module does its part in this one transaction and may refuse; the row stays,
 * without the person, because orders and invoices stand on it.
 */
export async function eraseAccount(
  work: Work,
  { id, shopperId }: Pick<Customer, "id" | "shopperId">,
): Promise<void> {
  await quitCompany(work, id);
  const person = await lockPerson(work, id);
  await refuseNewMember(work, id);
  const email = person.email_verified ? person.email : null;
  await work.emit(customerErased, { customerId: id, shopperId, email });
  await forgetSignIn(work, id);
  await forgetMessages(work, person);
  await forgetAddresses(work, id, person.email);
  await withdrawConsent(work, id);
  await emptyCustomer(work, id, ERASED_NAME[person.locale]);
  await mailFarewell(work, person);
}

/** Whatever else changes this customer comes before or finds nobody. A company is always held before its members. */
async function lockPerson(work: Work, customerId: number) {
  const person = await work.db
    .$extendTables<CustomerTables>()
    .selectFrom("accounts.customer")
    .selectAll()
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return person ?? refuse("sign-in-needed");
}

/** The address book, and invitations of companies to the customer's email. */
async function forgetAddresses(work: Work, customerId: number, email: string | null) {
  await work.db
    .$extendTables<AddressTables>()
    .deleteFrom("accounts.saved_address")
    .where("customer_id", "=", customerId)
    .execute();
  if (email === null) return;
  await work.db
    .$extendTables<CompanyTables>()
    .deleteFrom("accounts.company_invitation")
    .where("email", "=", email)
    .execute();
}

async function emptyCustomer(work: Work, customerId: number, word: string): Promise<void> {
  await work.db
    .$extendTables<CustomerTables>()
    .updateTable("accounts.customer")
    .set({
      name: word,
      first_name: word,
      last_name: "",
      full_name_en: null,
      full_name_ar: null,
      email: null,
      email_verified: false,
      phone: null,
      phone_verified: false,
      image: null,
      two_factor_enabled: false,
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
