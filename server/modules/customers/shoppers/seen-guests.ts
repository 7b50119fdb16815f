import { sql } from "kysely";
import { CountBuffer } from "#server/platform/postgres/count-buffer.ts";

/** Hashes of the cookies of guests who were here. */
export const seenGuests = new CountBuffer<Set<string>>("guests", {
  empty: () => new Set(),
  write: async (db, hashes) => {
    await sql`
      update customers.shopper set seen_at = now() where id in (
        select id from customers.shopper
        where token_hash = any (select decode(unnest(${[...hashes]}::text[]), 'hex'))
          and seen_at < now() - interval '1 day'
        for no key update skip locked
      )
    `.execute(db);
  },
  rowsOf: (hashes) => [...hashes].map((hash) => new Set([hash])),
});
