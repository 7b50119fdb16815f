import { sql } from "kysely";
import type { Alert } from "#contract/alerts/endpoints.ts";
import type { AlertKind } from "#contract/alerts/limits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { chosenContacts, confirmedTargets } from "./alert-contact.ts";

interface AlertRow {
  id: number;
  kind: AlertKind;
  variantId: number;
  target: string | null;
  below: number | null;
  since: Date;
  until: Date;
}

/** A customer's own alerts, and those requested for a contact before the account confirmed it. */
async function rowsOf(db: Connection, customerId: number, targets: readonly string[]) {
  const { rows } = await sql<AlertRow>`
    select id, kind, variant_id as "variantId", target, below_piastres as below,
      created_at as since, expires_at as until
    from alerts.alert
    where (customer_id = ${customerId} or target = any (${targets}::text[])) and expires_at > now()
    order by created_at desc, id desc`.execute(db);
  return rows;
}

/** The pending alerts of a customer. */
export async function alertsOf(platform: Platform, locale: Locale, customerId: number) {
  const { db } = platform;
  const targets = await confirmedTargets(db, customerId);
  const rows = await rowsOf(db, customerId, targets);
  const ids = [...new Set(rows.map(({ variantId }) => variantId))];
  const variants = new Map(
    (await summarizeVariants(db, locale, ids)).map((variant) => [variant.variantId, variant]),
  );
  const [first] = await chosenContacts(platform, customerId);
  const contact = first?.target ?? targets[0] ?? null;
  const items = rows.flatMap(({ variantId, target, since, until, ...row }): Alert[] => {
    const variant = variants.get(variantId);
    if (!variant) return [];
    const sentTo = target ?? contact ?? "";
    const times = { since: since.toISOString(), until: until.toISOString() };
    return [{ ...row, ...times, sentTo, variant }];
  });
  return { contact, items };
}

/** Everything stored here about a person, for their data export. */
export async function exportAlerts(db: Connection, { customerId }: { customerId: number }) {
  return rowsOf(db, customerId, await confirmedTargets(db, customerId));
}

/** Cancels an alert, whether the account or its contact requested it. */
export async function removeAlert(work: Work, customerId: number, id: number): Promise<void> {
  const targets = await confirmedTargets(work.db, customerId);
  await sql`
    delete from alerts.alert
    where id = ${id} and (customer_id = ${customerId} or target = any (${targets}::text[]))`.execute(
    work.db,
  );
}

/** Erases a person's alerts: those of the account and of its confirmed contacts. */
export async function eraseAlerts(work: Work, customerId: number): Promise<void> {
  const targets = await confirmedTargets(work.db, customerId);
  await sql`
    delete from alerts.alert
    where customer_id = ${customerId} or target = any (${targets}::text[])`.execute(work.db);
}

/** Moves one account's alerts to another; of duplicates, the one of the kept account stays. */
export async function mergeAlerts({ db }: Work, fromId: number, toId: number): Promise<void> {
  await sql`
    delete from alerts.alert as twice using alerts.alert as own
    where twice.customer_id = ${fromId} and own.customer_id = ${toId}
      and (own.variant_id, own.kind) = (twice.variant_id, twice.kind)`.execute(db);
  await sql`update alerts.alert set customer_id = ${toId} where customer_id = ${fromId}`.execute(
    db,
  );
}

/** Deletes alerts after a year. */
export async function forgetAlerts(db: Connection): Promise<void> {
  await sql`delete from alerts.alert where expires_at <= now()`.execute(db);
}
