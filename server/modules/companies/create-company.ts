import * as z from "zod/mini";
import { companyFields } from "#contract/companies/company-registration.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { companyColumns, type CompanyFields } from "./company-data.ts";
import { addMember } from "./members/members.ts";
import type { CompanyTables } from "./tables.ts";

/** Creates the company of a confirmed registration: its fields were validated when it began. */
export async function foundRegisteredCompany(
  work: Work,
  customerId: number,
  registration: object,
): Promise<void> {
  await createCompany(work, customerId, z.object(companyFields).parse(registration));
}

/**
 * Creates a company with the customer as its approver. Staff review it; until then it buys like
 * anybody else.
 */
export async function createCompany(
  work: Work,
  customerId: number,
  fields: CompanyFields & { companyNameEn: string; companyNameAr: string },
): Promise<{ companyId: number }> {
  const company = await work.db
    .$extendTables<CompanyTables>()
    .insertInto("companies.company")
    .values({
      ...companyColumns(fields),
      name_en: fields.companyNameEn,
      name_ar: fields.companyNameAr,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addMember(work, { companyId: company.id, customerId, role: "approver" });
  return { companyId: company.id };
}
