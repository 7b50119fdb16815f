import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Customer } from "../../customer.ts";
import { secretHash } from "../../secrets.ts";
import type { AuthTables } from "../tables.ts";
import { type Proof, proofOf } from "./session-cookie.ts";
import { IDLE_HOURS } from "./session-life.ts";

/** Asked several times within a request, answered once. */
const asked = new WeakMap<FastifyRequest, Promise<Customer | undefined>>();

/** The signed-in customer of a request, read in one statement; `undefined` for everybody else, whatever they show. */
export function customerOf(db: Connection, request: FastifyRequest): Promise<Customer | undefined> {
  request.isPersonal = true;
  const known = asked.get(request);
  if (known) return known;
  const proof = proofOf(request);
  const answer = proof ? findCustomer(db, proof) : Promise.resolve(undefined);
  asked.set(request, answer);
  return answer;
}

async function findCustomer(db: Connection, proof: Proof): Promise<Customer | undefined> {
  const found = await sessionsOf(db, proof)
    .innerJoin("accounts.customer as customer", "customer.id", "session.customer_id")
    .innerJoin("accounts.shopper as shopper", "shopper.customer_id", "customer.id")
    .leftJoin("accounts.company_member as member", "member.customer_id", "customer.id")
    .leftJoin("accounts.company as company", "company.id", "member.company_id")
    .select(["session.id as session_id", "customer.id", "customer.locale"])
    .select(["shopper.id as shopper_id", "member.company_id", "member.role"])
    .select(["company.review", "company.price_list_id"])
    .select(sql<boolean>`session.last_seen_at < now() - interval '1 minute'`.as("is_stale"))
    .where("customer.erased_at", "is", null)
    .where("customer.disabled_at", "is", null)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.is_stale) await noteUse(db, found.session_id);
  const { company_id: companyId, role } = found;
  return {
    id: found.id,
    sessionId: found.session_id,
    shopperId: found.shopper_id,
    accountType: companyId === null ? "person" : "company",
    locale: found.locale,
    company:
      companyId === null || role === null
        ? null
        : {
            id: companyId,
            role,
            isApproved: found.review === "approved",
            priceListId: found.price_list_id,
          },
  };
}

function sessionsOf(db: Connection, proof: Proof) {
  const sessions = db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.session as session")
    .where("session.expires_at", ">", sql<Date>`now()`);
  if ("program" in proof) {
    return sessions
      .where("session.token_hash", "=", secretHash(proof.program))
      .where("session.cookie_hash", "is", null);
  }
  return sessions
    .where("session.cookie_hash", "=", secretHash(proof.cookie))
    .where("session.token_hash", "=", secretHash(proof.token))
    .where("session.last_seen_at", ">", sql<Date>`now() - make_interval(hours => ${IDLE_HOURS})`);
}

/** Whoever finds the row held by another request leaves it: that one is noting the same. */
async function noteUse(db: Connection, sessionId: number): Promise<void> {
  await sql`
    update accounts.session set last_seen_at = now()
    where id = (select id from accounts.session where id = ${sessionId} for update skip locked)
  `.execute(db);
}
