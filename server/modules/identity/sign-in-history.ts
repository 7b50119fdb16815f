import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { cutText } from "#contract/kernel/cut-text.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { IdentityTables, SignInMethod } from "./tables.ts";

/** How far back the owner can look. */
export const HISTORY_DAYS = 90;
const SHOWN_MOST = 100;
const LONGEST_AGENT = 300;

/** Records a sign-in for the owner of the account, with its network instead of the address. */
export async function noteSignIn(
  work: Work,
  request: FastifyRequest,
  { accountId, method }: { accountId: number; method: SignInMethod },
): Promise<void> {
  await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.sign_in")
    .values({
      account_id: accountId,
      method,
      agent: cutText(request.headers["user-agent"] ?? "", LONGEST_AGENT) || null,
      network: networkKeys(request.ip).wide,
    })
    .execute();
}

/** Latest first. */
export function signInsOf(db: Connection, accountId: number) {
  return db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.sign_in")
    .select(["id", "at", "method", "agent", "network"])
    .where("account_id", "=", accountId)
    .where("at", ">", sql<Date>`now() - make_interval(days => ${HISTORY_DAYS})`)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN_MOST)
    .execute();
}
