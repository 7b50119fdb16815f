import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { type Moments, watchMoments } from "#server/platform/watch-moments.ts";
import { productChanged } from "../events.ts";

interface Publications {
  now: Date;
  /** Products published by schedule since the last check. */
  published: number[] | null;
  next: Date | null;
}

/**
 * Drops cached answers when a scheduled product is published. @returns a function that stops
 * watching
 */
export function watchPublications(
  platform: Pick<Platform, "db" | "cache" | "events" | "log">,
): () => Promise<void> {
  return watchMoments(platform, {
    look: (since) => lookAtPublications(platform, since),
    after: productChanged,
  });
}

async function lookAtPublications(
  { db }: Pick<Platform, "db">,
  since: Date | undefined,
): Promise<Moments> {
  const { rows } = await sql<Publications>`
    select
      now() as now,
      (select array_agg(id) from catalog.product
        where published_at > ${since ?? null}::timestamptz and published_at <= now()) as published,
      (select min(published_at) from catalog.product where published_at > now()) as next
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("expected one row");
  const { now, published, next } = found;
  const tags = published
    ? ["products", "categories", ...published.map((id) => `product:${id}`)]
    : [];
  return { now, tags, next };
}
