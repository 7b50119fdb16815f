import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CompanyTables } from "../tables.ts";
import {
  dropMember,
  lockAsApprover,
  lockCompany,
  refuseWithoutApprover,
  roleIn,
} from "./members.ts";

/** The acting customer and the company. */
export interface Acting {
  companyId: number;
  customerId: number;
}

/** Gives a colleague another role, effective from the next request. */
export async function changeMember(
  work: Work,
  who: Acting,
  memberId: number,
  role: CompanyRole,
): Promise<void> {
  await lockAsApprover(work, who.companyId, who.customerId);
  if ((await roleIn(work, who.companyId, memberId)) === undefined) refuse("not-found");
  if (role !== "approver") await refuseWithoutApprover(work, who.companyId, memberId);
  await work.db
    .$extendTables<CompanyTables>()
    .updateTable("companies.company_member")
    .set({ role })
    .where("customer_id", "=", memberId)
    .execute();
}

/** Removes a member. Members may also leave by themselves. */
export async function removeMember(work: Work, who: Acting, memberId: number): Promise<void> {
  if (memberId === who.customerId) await lockCompany(work, who.companyId);
  else await lockAsApprover(work, who.companyId, who.customerId);
  if ((await roleIn(work, who.companyId, memberId)) === undefined) refuse("not-found");
  await refuseWithoutApprover(work, who.companyId, memberId);
  await dropMember(work, memberId);
}
