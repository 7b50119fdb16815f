import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { companyColumns, type CompanyFields } from "./company-data.ts";
import { lockAsApprover } from "./members.ts";
import type { CompanyTables } from "./tables.ts";

/** Changes a company's data. What staff have looked at, names and tax number, is looked at again when it changes. */
export async function updateCompany(
  work: Work,
  who: { companyId: number; customerId: number },
  fields: CompanyFields,
): Promise<void> {
  const before = await lockAsApprover(work, who.companyId, who.customerId);
  const columns = companyColumns(fields);
  const after = { ...before, ...columns };
  const isReviewedAgain =
    before.name_en !== after.name_en ||
    before.name_ar !== after.name_ar ||
    before.tax_number !== after.tax_number;
  await work.db
    .$extendTables<CompanyTables>()
    .updateTable("accounts.company")
    .set({
      name_en: after.name_en,
      ...columns,
      ...(isReviewedAgain && { review: "waiting" as const, review_note: null, reviewed_at: null }),
    })
    .where("id", "=", who.companyId)
    .execute();
}
