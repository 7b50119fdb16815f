import { type RawBuilder, sql } from "kysely";
import { skeleton, type Term } from "../text/query-terms.ts";

type Fragment = RawBuilder<unknown>;

/** Fewer consonants are shared by too many words. */
const SHORTEST_SKELETON = 3;

/**
 * The common table expression `hit`: products that have every term, with a rank by where they have it. Only when
 * there is none, those that have the words most like the terms.
 */
export function textHits(terms: Term[]): Fragment {
  if (terms.length === 0)
    return sql`hit as (select product_id, 0 as rank from storefront.document where false)`;
  const patterns = terms.map((term) => sql`${term.patterns}::text[]`);
  const guesses = terms.map((term, index) => sql`${patterns[index]} || ${guessesFor(term)}`);
  const columns = terms.map((_, index) => sql.ref(`g${index}`));
  const names = columns.map((column) => sql`(select ${column} from guess)::text[]`);
  const named = guesses.map((guess, index) => sql`${guess} as ${columns[index]}`);
  return sql`exact as materialized (
      select product_id, ${rankBy(patterns)} as rank from storefront.document where ${hasAll(patterns)}
    ),
    guess as materialized (
      select ${sql.join(named)} where not exists (select from exact)
    ),
    hit as materialized (
      select product_id, rank from exact
      union all
      select product_id, ${rankBy(names)} from storefront.document where ${hasAll(names)}
    )`;
}

/** A hit in a name weighs two, in brand or category one. */
function rankBy(patterns: Fragment[]): Fragment {
  const weights = patterns.flatMap((any) => [
    sql`2 * (name like any (${any}))::integer`,
    sql`(title like any (${any}))::integer`,
  ]);
  return sql.join(weights, sql` + `);
}

function hasAll(patterns: Fragment[]): Fragment {
  return sql.join(
    patterns.map((any) => sql`words like any (${any})`),
    sql` and `,
  );
}

/** Patterns of the known words most like a term, by their letters or by their consonants alone. */
function guessesFor({ guess }: Term): Fragment {
  if (guess === undefined) return sql`'{}'::text[]`;
  const bones = skeleton(guess);
  const likeness = sql`greatest(
    similarity(word, ${guess}),
    case when length(skeleton) >= ${SHORTEST_SKELETON} then similarity(skeleton, ${bones}) end)`;
  return sql`array(
    select '% ' || word || ' %' from storefront.word
    where word % ${guess} or (skeleton % ${bones} and length(skeleton) >= ${SHORTEST_SKELETON})
    order by ${likeness} desc fetch first 1 rows with ties)`;
}
