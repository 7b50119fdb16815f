import { sql } from "kysely";
import type { Customer } from "#server/modules/customers/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CompanyTables } from "./tables.ts";

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof companyOf>>>;
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];
export type InvitationRow = Awaited<ReturnType<typeof invitationsOf>>[number];

/** The customer's company, with the customer's role in it. */
export async function companyOf(db: Connection, customerId: number) {
  return db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member as member")
    .innerJoin("companies.company as company", "company.id", "member.company_id")
    .selectAll("company")
    .select("member.role")
    .where("member.customer_id", "=", customerId)
    .executeTakeFirst();
}

export async function membersOf(db: Connection, companyId: number) {
  return db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member as member")
    .innerJoin("customers.customer_record as customer", "customer.id", "member.customer_id")
    .select(["customer.id", "customer.first_name", "customer.last_name", "customer.email"])
    .select(["customer.full_name_ar", "customer.full_name_en", "customer.locale", "member.role"])
    .where("member.company_id", "=", companyId)
    .orderBy("member.joined_at")
    .orderBy("customer.id")
    .execute();
}

/** Valid invitations, newest first. */
export async function invitationsOf(db: Connection, companyId: number) {
  return db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_invitation")
    .select(["id", "email", "role", "expires_at"])
    .where("company_id", "=", companyId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("id", "desc")
    .execute();
}

export interface CompanyTerms {
  companyId: number;
  /** Bank transfer and the price list apply. */
  isApproved: boolean;
  /** Null: the shop's prices. */
  priceListId: number | null;
  /** This customer's orders need an approver. */
  needsApproval: boolean;
}

/** Terms under which a customer buys; null: as a private person, at the shop's prices. */
export async function companyTermsOf(
  db: Connection,
  customer: Pick<Customer, "id" | "accountType">,
): Promise<CompanyTerms | null> {
  if (customer.accountType !== "company") return null;
  const company = await companyOf(db, customer.id);
  if (!company) return null;
  const isApproved = company.review === "approved";
  return {
    companyId: company.id,
    isApproved,
    priceListId: isApproved ? company.price_list_id : null,
    needsApproval: company.needs_approval && company.role === "buyer",
  };
}
