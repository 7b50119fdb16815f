import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { dropMember, lockCompany, refuseWithoutApprover } from "./members.ts";
import type { CompanyTables } from "../tables.ts";

/** Takes a customer who is being erased out of its company. The last one takes the company's data along. */
export async function quitCompany(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<CompanyTables>();
  const companyId = await companyIdOf(work, customerId);
  if (companyId === undefined) return;
  await lockCompany(work, companyId);
  const colleague = await db
    .selectFrom("accounts.company_member")
    .select("customer_id")
    .where("company_id", "=", companyId)
    .where("customer_id", "<>", customerId)
    .limit(1)
    .executeTakeFirst();
  if (colleague) await refuseWithoutApprover(work, companyId, customerId);
  else await emptyCompany(work, companyId);
  await dropMember(work, customerId);
}

/** Whoever joined a company while waiting to be erased tries again. */
export async function refuseNewMember(work: Work, customerId: number): Promise<void> {
  if ((await companyIdOf(work, customerId)) !== undefined) refuse("unavailable");
}

async function companyIdOf(work: Work, customerId: number): Promise<number | undefined> {
  const membership = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("accounts.company_member")
    .select("company_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return membership?.company_id;
}

async function emptyCompany(work: Work, companyId: number): Promise<void> {
  const db = work.db.$extendTables<CompanyTables>();
  await db.deleteFrom("accounts.company_invitation").where("company_id", "=", companyId).execute();
  await db
    .updateTable("accounts.company")
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
      erased_at: sql<Date>`now()`,
    })
    .where("id", "=", companyId)
    .execute();
}
