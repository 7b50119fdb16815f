import { type RawBuilder, sql } from "kysely";

/**
 * Days after which an order counts half. Seasons of a shop for lights are short, Ramadan has 30 days: what was ordered ten
 * times a week then, and not since, is level with what is ordered twice a week all year after ten weeks. A shorter one
 * would have chance decide, since most products are ordered a few times a month.
 */
export const HALF_LIFE_DAYS = 30;

/** Before any order. */
const BEGINNING = Date.UTC(2000, 0, 1) / 1_000;
const HALF_LIFE_SECONDS = HALF_LIFE_DAYS * 24 * 60 * 60;

/**
 * A number by which products are sorted, from the moments of their orders: the logarithm of orders
 * that count double for each half-life since the beginning. It grows with each order and never
 * changes by itself, since all products lose the same as time passes. It is rounded, because the
 * last digits depend on the sequence in which orders are added up.
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
