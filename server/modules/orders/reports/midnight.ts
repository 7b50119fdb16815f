import { type RawBuilder, sql } from "kysely";

/** Midnight in Egypt, so that the index on the moment serves. */
export const midnight = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${day})::timestamp at time zone 'Africa/Cairo'`;
