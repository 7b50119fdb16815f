import type { FastifyRequest } from "fastify";
import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import { type Customer, identifyCustomer } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CompanyTables } from "./tables.ts";

/** A customer who buys for a company. */
export type CompanyCustomer = Customer & { company: { id: number; role: CompanyRole } };

declare module "#server/platform/http/serve-endpoint.ts" {
  interface Identities {
    company: CompanyCustomer;
  }
}

/** Identifies the caller as a company member; refuses everyone else. */
export async function identifyMember(
  db: Connection,
  request: FastifyRequest,
): Promise<CompanyCustomer> {
  const customer = await identifyCustomer(db, request);
  const company = await db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select(["company_id as id", "role"])
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  return company ? { ...customer, company } : refuse("forbidden");
}
