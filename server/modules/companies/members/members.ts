import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import { setAccountType } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CompanyTables } from "../tables.ts";

/** Members of one company, including invitations. */
export const MAX_MEMBERS = 50;

/** Locks a company until the transaction ends: changes of its members or data are serialised. */
export async function lockCompany(work: Work, companyId: number) {
  return work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company")
    .selectAll()
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Locks an approver's company. The role is read again, since it may have changed before the lock.
 */
export async function lockAsApprover(work: Work, companyId: number, customerId: number) {
  const company = await lockCompany(work, companyId);
  const role = await roleIn(work, companyId, customerId);
  if (role === undefined) refuse("forbidden");
  if (role !== "approver") refuse("approver-only");
  return company;
}

export async function roleIn(
  work: Work,
  companyId: number,
  customerId: number,
): Promise<CompanyRole | undefined> {
  const member = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select("role")
    .where("company_id", "=", companyId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return member?.role;
}

/** Adds a customer to a company: the account becomes a company account. */
export async function addMember(
  work: Work,
  member: { companyId: number; customerId: number; role: CompanyRole },
): Promise<void> {
  const { companyId, customerId, role } = member;
  const db = work.db.$extendTables<CompanyTables>();
  const added = await db
    .insertInto("companies.company_member")
    .values({ customer_id: customerId, company_id: companyId, role })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) refuse("already-in-company");
  await setAccountType(work, customerId, "company");
}

/**
 * Removes a customer from a company: the account becomes a personal one again, with its cart and
 * orders.
 */
export async function dropMember(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<CompanyTables>();
  await db.deleteFrom("companies.company_member").where("customer_id", "=", customerId).execute();
  await setAccountType(work, customerId, "person");
}

/**
 * At least one approver must remain. The company is locked, so nobody else is leaving at this
 * moment.
 */
export async function refuseWithoutApprover(
  work: Work,
  companyId: number,
  leavingId: number,
): Promise<void> {
  const other = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select("customer_id")
    .where("company_id", "=", companyId)
    .where("role", "=", "approver")
    .where("customer_id", "<>", leavingId)
    .limit(1)
    .executeTakeFirst();
  if (!other) refuse("last-approver");
}
