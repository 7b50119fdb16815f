import { sql } from "kysely";
import { productChanged, productIdsOf } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Offers that another process saves are noticed after this time at the latest. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_CHANGE_MS = 50;

interface Boundaries {
  now: Date;
  /** Variants with an offer that began or ended since the last look. */
  changed: number[] | null;
  next: Date | null;
}

/**
 * Drops the kept answers that show a price at the moment its offer begins or ends. Nothing is written then,
 * so no command announces it; every process watches for itself. @returns stops watching
 */
export function watchOffers(
  platform: Pick<Platform, "db" | "cache" | "events" | "log">,
): () => Promise<void> {
  const { db, cache, events, log } = platform;
  let timer: NodeJS.Timeout | undefined;
  let look = Promise.resolve();
  let since: Date | undefined;
  let isStopped = false;

  async function lookNow(): Promise<number> {
    const { now, changed, next } = await readBoundaries(platform, since);
    since = now;
    if (changed) {
      const productIds = await productIdsOf(db, changed);
      cache.drop(["products", ...productIds.map((id) => `product:${id}`)]);
    }
    return next ? Math.min(next.getTime() - now.getTime() + 1, LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS;
  }

  function arm(milliseconds: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      look = lookNow()
        .catch((error: unknown) => {
          log.error({ err: error }, "offers could not be looked at");
          return LONGEST_SLEEP_MS;
        })
        .then(arm);
    }, milliseconds).unref();
  }

  events.afterCommit(productChanged, async () => arm(AFTER_CHANGE_MS));
  arm(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await look;
  };
}

async function readBoundaries(
  { db }: Pick<Platform, "db">,
  since: Date | undefined,
): Promise<Boundaries> {
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
  return found;
}
