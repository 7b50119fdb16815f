import { type RawBuilder, sql } from "kysely";

/** Midnight in Egypt as a timestamp, so that the index on timestamps is used. */
export const midnight = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${day})::timestamp at time zone 'Africa/Cairo'`;
