import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { companyColumns, type CompanyFields } from "./company-data.ts";
import { lockAsApprover } from "./members/members.ts";
import type { CompanyTables } from "./tables.ts";

/** The fields that staff check for approval. */
const REVIEWED = ["name_en", "name_ar", "tax_number"] as const;

/** Changes a company's data. Changing a checked field requires another review. */
export async function updateCompany(
  work: Work,
  who: { companyId: number; customerId: number },
  fields: CompanyFields,
): Promise<void> {
  const before = await lockAsApprover(work, who.companyId, who.customerId);
  const columns = companyColumns(fields);
  const isReviewedAgain = REVIEWED.some(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  await work.db
    .$extendTables<CompanyTables>()
    .updateTable("companies.company")
    .set({
      ...columns,
      name_en: columns.name_en ?? before.name_en,
      ...(isReviewedAgain && { review: "waiting" as const, review_note: null, reviewed_at: null }),
    })
    .where("id", "=", who.companyId)
    .execute();
}
