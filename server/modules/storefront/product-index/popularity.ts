import { type RawBuilder, sql } from "kysely";

/**
 * Days after which an order counts half. Seasons of a shop for lights are short, Ramadan has 30 days: what was ordered ten
 * times a week then, and not since, is level with what is ordered twice a week all year after ten weeks. A shorter one
 * would have chance decide, since most pieces are ordered a few times a month.
 */
export const HALF_LIFE_DAYS = 30;

/** Before any order. */
const BEGINNING = Date.UTC(2000, 0, 1) / 1_000;
const HALF_LIFE_SECONDS = HALF_LIFE_DAYS * 24 * 60 * 60;

/**
 * Of the moments of its orders, by which a product stands before another one: how often an order counts double since the
 * beginning, of all of them together. It grows with each order and never changes by itself: what all lose as time goes
 * by changes nobody's place. Some digits are left out, which depend on the order in which orders are added up.
 */
export function popularityOf(at: RawBuilder<unknown>): RawBuilder<number> {
  const halfLives = sql`(extract(epoch from ${at})::float8 - ${sql.lit(BEGINNING)}) / ${sql.lit(HALF_LIFE_SECONDS)}`;
  return sql`round((ln(sum(power(2::float8, ${halfLives}))) / ln(2::float8))::numeric, 3)::float8`;
}

/** As many orders of this moment a product's orders are worth. @param popularity 0: there are none */
export function ordersWorth(popularity: number, now: Date): number {
  if (popularity === 0) return 0;
  return 2 ** (popularity - (now.getTime() / 1_000 - BEGINNING) / HALF_LIFE_SECONDS);
}
