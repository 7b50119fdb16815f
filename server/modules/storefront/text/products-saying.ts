import { type RawBuilder, sql } from "kysely";
import { queryTerms } from "./query-terms.ts";

/** Ids of the products in whose names, brand, category or SKUs every word of a text stands; null: it says nothing. */
export function productsSaying(text: string): RawBuilder<unknown> | null {
  const terms = queryTerms(text, { isTyping: true });
  if (terms.length === 0) return null;
  const each = terms.map(({ whole, begins }) => {
    const any = sql`${[...whole, ...begins]}::text[]`;
    // The words are asked first: they have an index.
    return sql`(words like any (${any}) and (name like any (${any}) or title like any (${any})))`;
  });
  return sql`select product_id from storefront.document where ${sql.join(each, sql` and `)}`;
}
