import type { Person } from "#server/modules/customers/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { companyOf } from "./company-queries.ts";
import { documentsOf } from "./documents/document-queries.ts";
import { presentCompany } from "./present-company.ts";
import type { CompanyTables } from "./tables.ts";

/** The company of a customer, for the export of their data. */
export async function exportCompany(db: Connection, { customerId }: Person) {
  const company = await companyOf(db, customerId);
  if (!company) return null;
  return presentCompany(company, { priceList: null, documents: await documentsOf(db, company.id) });
}

/** Invitations to a customer's email, for the export of their data. */
export async function exportInvitations(db: Connection, { customerId }: Person) {
  const rows = await db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_invitation as invitation")
    .innerJoin("companies.company as company", "company.id", "invitation.company_id")
    .innerJoin("customers.customer_record as customer", "customer.email", "invitation.email")
    .select(["company.name_ar", "company.name_en", "invitation.role", "invitation.expires_at"])
    .where("customer.id", "=", customerId)
    .execute();
  return rows.map((row) => ({
    companyNameAr: row.name_ar,
    companyNameEn: row.name_en,
    role: row.role,
    expiresAt: row.expires_at.toISOString(),
  }));
}
