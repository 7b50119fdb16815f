import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CompanyCustomer, Customer } from "../../customer.ts";
import { identifyStaff } from "../../staff/session/identify-staff.ts";
import { customerOf } from "./customer-of.ts";

declare module "#server/platform/http/serve-endpoint.ts" {
  interface Identities {
    customer: Customer;
    company: CompanyCustomer;
  }
}

/** Finds out who asks for an endpoint, by its `access`. */
export function identifyWith(db: Connection): FastifyInstance["identify"] {
  return async (request: FastifyRequest, endpoint: Endpoint) => {
    if (endpoint.access === "staff") return identifyStaff(db, request, endpoint);
    const customer = await customerOf(db, request);
    if (!customer) refuse("sign-in-needed");
    if (endpoint.access === "company" && customer.company === null) refuse("forbidden");
    return customer;
  };
}
