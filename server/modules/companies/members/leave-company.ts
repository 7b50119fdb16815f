import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CompanyTables } from "../tables.ts";
import { dropMember, lockCompany, refuseWithoutApprover } from "./members.ts";

/**
 * Removes a customer who is being erased from its company. With the last member the company's data
 * is deleted, too.
 */
export async function leaveCompany(work: Work, customerId: number): Promise<void> {
  const companyId = await companyIdOf(work, customerId);
  if (companyId === undefined) return;
  await lockCompany(work, companyId);
  const colleague = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select("customer_id")
    .where("company_id", "=", companyId)
    .where("customer_id", "<>", customerId)
    .limit(1)
    .executeTakeFirst();
  if (colleague) await refuseWithoutApprover(work, companyId, customerId);
  else await emptyCompany(work, companyId);
  await dropMember(work, customerId);
}

/**
 * Deletes all invitations of an erased person. If they joined a company meanwhile, the erasure is
 * retried.
 */
export async function eraseMember(
  work: Work,
  { customerId, email }: { customerId: number; email: string | null },
): Promise<void> {
  if ((await companyIdOf(work, customerId)) !== undefined) refuse("unavailable");
  if (email === null) return;
  await work.db
    .$extendTables<CompanyTables>()
    .deleteFrom("companies.company_invitation")
    .where("email", "=", email)
    .execute();
}

async function companyIdOf(work: Work, customerId: number): Promise<number | undefined> {
  const membership = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select("company_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return membership?.company_id;
}

async function emptyCompany(work: Work, companyId: number): Promise<void> {
  const db = work.db.$extendTables<CompanyTables>();
  await db.deleteFrom("companies.company_invitation").where("company_id", "=", companyId).execute();
  await db.deleteFrom("companies.document").where("company_id", "=", companyId).execute();
  await db
    .updateTable("companies.company")
    .set({
      name_en: null,
      name_ar: null,
      website: null,
      phone_number: null,
      mail_box: null,
      fax: null,
      responsible_mobile: null,
      tax_number: null,
      review_note: null,
      asked_kind: null,
      asked_note: null,
      erased_at: sql<Date>`now()`,
    })
    .where("id", "=", companyId)
    .execute();
}
