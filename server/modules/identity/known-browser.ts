import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { browserCookie } from "./cookies.ts";
import { newSecret, secretHash } from "./secrets.ts";
import type { IdentityTables } from "./tables.ts";

export const TRUST_DAYS = 30;

export interface KnownBrowser {
  id: number;
  /** Stored in the browser's cookie. */
  secret: string;
  isNew: boolean;
}

/**
 * Records that an account signed in from this browser. A browser used for several accounts has one
 * secret for all of them. It gets a new one for each further account, so that nobody else knows it,
 * and, if it is trusted, each time, so that a copied cookie is noticed.
 * @param trusted do not ask this browser for the second factor for a month
 */
export async function rememberBrowser(
  work: Work,
  request: FastifyRequest,
  accountId: number,
  trusted = false,
): Promise<KnownBrowser> {
  const shown = browserCookie(request);
  const isKept = shown !== undefined && !trusted && (await isKnown(work, shown, accountId));
  const secret = isKept ? shown : newSecret();
  if (shown !== undefined && secret !== shown) await replaceSecret(work, shown, secret);
  const { id, is_new: isNew } = await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.known_browser")
    .values({ account_id: accountId, secret_hash: secretHash(secret) })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "secret_hash"]).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .returning(["id", sql<boolean>`xmax = 0`.as("is_new")])
    .executeTakeFirstOrThrow();
  if (trusted) await trustBrowser(work, id);
  return { id, secret, isNew };
}

/**
 * Handles a secret that was already replaced: there are two browsers with what should be one
 * cookie. The owner's cannot be told from the copy, so all browsers of the accounts lose their
 * trust.
 */
export async function refuseCopiedBrowser(
  work: Work,
  request: FastifyRequest,
  accountId: number,
): Promise<boolean> {
  const shown = browserCookie(request);
  if (shown === undefined) return false;
  const { rows } = await sql<{ account_id: number }>`
    delete from identity.spent_browser where secret_hash = ${secretHash(shown)}
    and exists (
      select from identity.spent_browser
      where secret_hash = ${secretHash(shown)} and account_id = ${accountId}
    )
    returning account_id
  `.execute(work.db);
  for (const row of rows) await distrustBrowsers(work, row.account_id);
  return rows.length > 0;
}

/** Removes the trust of all browsers except that of one session. */
export async function distrustBrowsers(
  work: Work,
  accountId: number,
  exceptSessionId?: number,
): Promise<void> {
  await sql`
    update identity.known_browser set trusted_until = null
    where account_id = ${accountId} and trusted_until is not null and id is distinct from (
      select browser_id from identity.session where id = ${exceptSessionId ?? null}
    )
  `.execute(work.db);
}

/** Removes the trust of one session's browser. */
export async function distrustBrowserOf(
  work: Work,
  accountId: number,
  sessionId: number,
): Promise<void> {
  await sql`
    update identity.known_browser set trusted_until = null
    where account_id = ${accountId}
    and id = (select browser_id from identity.session where id = ${sessionId})
  `.execute(work.db);
}

/** Whether the account has signed in from this browser before, and no account trusts it. */
async function isKnown(work: Work, secret: string, accountId: number): Promise<boolean> {
  const rows = await work.db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.known_browser")
    .select("account_id")
    .select(sql<boolean>`coalesce(trusted_until > now(), false)`.as("is_trusted"))
    .where("secret_hash", "=", secretHash(secret))
    .execute();
  return (
    rows.some(({ account_id: id }) => id === accountId) &&
    !rows.some(({ is_trusted: isTrusted }) => isTrusted)
  );
}

async function replaceSecret(work: Work, before: string, secret: string): Promise<void> {
  await sql`
    with held as (
      select id from identity.known_browser where secret_hash = ${secretHash(before)} order by id for update
    ), replaced as (
      update identity.known_browser set secret_hash = ${secretHash(secret)}
      where id in (select id from held)
      returning account_id, coalesce(trusted_until > now(), false) as was_trusted
    )
    insert into identity.spent_browser (account_id, secret_hash)
    select account_id, ${secretHash(before)} from replaced where was_trusted
    on conflict do nothing
  `.execute(work.db);
}

async function trustBrowser(work: Work, id: number): Promise<void> {
  await work.db
    .$extendTables<IdentityTables>()
    .updateTable("identity.known_browser")
    .set({ trusted_until: sql<Date>`now() + make_interval(days => ${TRUST_DAYS})` })
    .where("id", "=", id)
    .execute();
}
