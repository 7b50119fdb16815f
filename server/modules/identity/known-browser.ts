import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { browserCookie } from "./cookies.ts";
import { newSecret, secretHash } from "./secrets.ts";
import type { IdentityTables } from "./tables.ts";

const TRUST_DAYS = 30;

/** Notes that an account was signed in to in this browser. A browser of several accounts keeps its one secret. */
export async function rememberBrowser(
  work: Work,
  request: FastifyRequest,
  accountId: number,
): Promise<{ secret: string; isNew: boolean }> {
  const secret = browserCookie(request) ?? newSecret();
  const { is_new: isNew } = await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.known_browser")
    .values({ account_id: accountId, secret_hash: secretHash(secret) })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "secret_hash"]).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as("is_new"))
    .executeTakeFirstOrThrow();
  return { secret, isNew };
}

/** Does not ask a known browser for the second factor for a month. */
export async function trustBrowser(work: Work, accountId: number, secret: string): Promise<void> {
  await work.db
    .$extendTables<IdentityTables>()
    .updateTable("identity.known_browser")
    .set({ trusted_until: sql<Date>`now() + make_interval(days => ${TRUST_DAYS})` })
    .where("account_id", "=", accountId)
    .where("secret_hash", "=", secretHash(secret))
    .execute();
}
