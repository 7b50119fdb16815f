import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { browserCookie } from "../auth/session/session-cookie.ts";
import { secretHash } from "../secrets.ts";
import type { TwoFactorTables } from "./tables.ts";

const TRUST_DAYS = 30;

/** Whether a browser was let through with the second factor not long ago, and is to be let through without it. */
export async function isTrustedBrowser(
  db: Connection,
  request: FastifyRequest,
  customerId: number,
): Promise<boolean> {
  const secret = browserCookie(request);
  if (secret === undefined) return false;
  const trusted = await db
    .$extendTables<TwoFactorTables>()
    .selectFrom("accounts.trusted_browser")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .where("secret_hash", "=", secretHash(secret))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return trusted !== undefined;
}

/** Lets a browser through for a month. `secret`: the one by which it is known. */
export async function trustBrowser(
  work: Work,
  { customerId, secret }: { customerId: number; secret: string },
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(days => ${TRUST_DAYS})`;
  await work.db
    .$extendTables<TwoFactorTables>()
    .insertInto("accounts.trusted_browser")
    .values({ customer_id: customerId, secret_hash: secretHash(secret), expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "secret_hash"]).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
}
