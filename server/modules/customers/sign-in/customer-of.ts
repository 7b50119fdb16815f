import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { findSession, noteUse, type Proof, proofOf } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Customer } from "../customer.ts";

/** Looked up once per request. */
const asked = new WeakMap<FastifyRequest, Promise<Customer | undefined>>();

/** The signed-in customer of a request, `undefined` for any other caller. */
export function customerOf(db: Connection, request: FastifyRequest): Promise<Customer | undefined> {
  request.isPersonal = true;
  const known = asked.get(request);
  if (known) return known;
  const proof = proofOf(request, "customer");
  const answer = proof ? findCustomer(db, proof) : Promise.resolve(undefined);
  asked.set(request, answer);
  return answer;
}

/** The customer who calls an endpoint; refuses everyone else. */
export async function identifyCustomer(db: Connection, request: FastifyRequest): Promise<Customer> {
  return (await customerOf(db, request)) ?? refuse("sign-in-needed");
}

async function findCustomer(db: Connection, proof: Proof): Promise<Customer | undefined> {
  const session = await findSession(db, "customer", proof);
  if (!session) return undefined;
  const { accountId, sessionId, isProved, isStale } = session;
  const { rows } = await sql<Omit<Customer, "sessionId" | "isProved">>`
    select customer.id, shopper.id as "shopperId", customer.account_type as "accountType", customer.locale,
      case when customer.email_verified then customer.email end as "confirmedEmail"
    from customers.customer as customer
    join customers.shopper as shopper on shopper.customer_id = customer.id
    where customer.id = ${accountId} and customer.erased_at is null and customer.disabled_at is null
  `.execute(db);
  const [customer] = rows;
  if (!customer) return undefined;
  if (isStale) await noteUse(db, sessionId);
  return { ...customer, sessionId, isProved };
}
