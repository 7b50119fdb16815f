import { sql } from "kysely";
import { MAX_ALERTS } from "#contract/alerts/limits.ts";
import type { AlertKind } from "#contract/alerts/limits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { checkAlertsJob } from "./send-due-alerts.ts";

/** A customer, or an email or number that was entered explicitly. */
export type AlertOwner = { customerId: number } | { target: string };

export interface NewAlert {
  owner: AlertOwner;
  variantId: number;
  productId: number;
  kind: AlertKind;
  below: number | null;
  locale: Locale;
}

/** An otherwise unused key for two-number advisory locks: "ALR" in ASCII. */
const ALERTS = 0x41_4c_52;

/** Stores an alert for a year; requesting it again restarts it at the current price. */
export async function keepAlert(work: Work, alert: NewAlert): Promise<void> {
  const customerId = "customerId" in alert.owner ? alert.owner.customerId : null;
  const target = "target" in alert.owner ? alert.owner.target : null;
  // Additions to one owner's list are serialised, so that its limit holds.
  await sql`select pg_advisory_xact_lock(${ALERTS}, hashtext(${target ?? String(customerId)}))`.execute(
    work.db,
  );
  const { rows } = await sql`
    insert into alerts.alert (customer_id, target, variant_id, kind, below_piastres, locale)
    select ${customerId}, ${target}, ${alert.variantId}, ${alert.kind}, ${alert.below}, ${alert.locale}
    where (
      select count(*) from alerts.alert
      where customer_id is not distinct from ${customerId}::integer and target is not distinct from ${target}::text
        and (variant_id, kind) <> (${alert.variantId}, ${alert.kind})
    ) < ${MAX_ALERTS}
    on conflict (variant_id, kind, customer_id, target) do update
      set below_piastres = excluded.below_piastres, locale = excluded.locale,
        created_at = now(), expires_at = excluded.expires_at
    returning id`.execute(work.db);
  if (rows.length === 0) refuse("alerts-full", { 0: MAX_ALERTS });
  // It may have become due between request and confirmation.
  await work.enqueue(checkAlertsJob, { productIds: [alert.productId] });
}
