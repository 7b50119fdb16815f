import { sql } from "kysely";
import { productChanged, productIdsOf } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Moments, watchMoments } from "#server/platform/watch-moments.ts";
import { PRICES_TAG } from "./prices/save-prices.ts";

interface Boundaries {
  now: Date;
  /** Variants with an offer that began or ended since the last check. */
  changed: number[] | null;
  next: Date | null;
}

/**
 * Drops cached answers with a price when its offer begins or ends. @returns a function that stops
 * watching
 */
export function watchOffers(
  platform: Pick<Platform, "db" | "cache" | "events" | "log">,
): () => Promise<void> {
  return watchMoments(platform, {
    look: (since) => lookAtOffers(platform, since),
    after: productChanged,
  });
}

async function lookAtOffers(
  { db }: Pick<Platform, "db">,
  since: Date | undefined,
): Promise<Moments> {
  const { rows } = await sql<Boundaries>`
    with boundary as (
      select variant_id, lower(valid) as at from pricing.offer
      union all
      select variant_id, upper(valid) from pricing.offer where not upper_inf(valid)
    )
    select
      now() as now,
      (select array_agg(distinct variant_id) from boundary where at > ${since ?? null}::timestamptz and at <= now()) as changed,
      (select min(at) from boundary where at > now()) as next
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("expected one row");
  const { now, changed, next } = found;
  const productIds = changed ? await productIdsOf(db, changed) : [];
  const tags = changed ? [PRICES_TAG, ...productIds.map((id) => `product:${id}`)] : [];
  return { now, tags, next };
}
