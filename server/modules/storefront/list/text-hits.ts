import { type RawBuilder, sql } from "kysely";
import { skeleton, type Term } from "../text/query-terms.ts";

type Fragment = RawBuilder<unknown>;

/** Fewer consonants are shared by too many words. */
const SHORTEST_SKELETON = 3;

/**
 * The common table expressions `exact` and `hit`: products that have every term, with a rank by where they have it.
 * Only when there is none, `hit` has those nearest to it: with the words most like the terms, and of several terms
 * with as many as any product has, if that is more than half of what was asked for.
 */
export function textHits(terms: Term[]): Fragment {
  if (terms.length === 0)
    return sql`exact as (select product_id, 0 as rank from storefront.document where false), hit as (select * from exact)`;
  const patterns = terms.map((term) => sql`${term.patterns}::text[]`);
  const guesses = terms.map((term, index) => sql`${patterns[index]} || ${guessesFor(term)}`);
  const columns = terms.map((_, index) => sql.ref(`g${index}`));
  const names = columns.map((column) => sql`(select ${column} from guess)::text[]`);
  const named = guesses.map((guess, index) => sql`${guess} as ${columns[index]}`);
  const words = names.filter((_, index) => (terms[index]?.weight ?? 0) > 1);
  return sql`exact as materialized (
      select product_id, ${rankBy(patterns)} as rank from storefront.document
      where ${sql.join(has(terms, patterns), sql` and `)}
    ),
    guess as materialized (
      select ${sql.join(named)} where not exists (select from exact)
    ),
    near as materialized (
      select product_id, ${rankBy(names)} as rank, ${scoreOf(terms, names)} as score
      from storefront.document
      where exists (select from guess) and words like any (${sql.join(words.length > 0 ? words : names, sql` || `)})
    ),
    hit as materialized (
      select product_id, rank from exact
      union all
      select product_id, rank from near
      where score = (select max(score) from near) and 2 * score > ${weightOf(terms)}::integer
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

function weightOf(terms: Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function scoreOf(terms: Term[], patterns: Fragment[]): Fragment {
  const scores = has(terms, patterns).map(
    (meets, index) => sql`${terms[index]?.weight ?? 0}::integer * (${meets})::integer`,
  );
  return sql.join(scores, sql` + `);
}

/** Whether a document has each of the terms. The words are asked first: they have an index. */
function has(terms: Term[], patterns: Fragment[]): Fragment[] {
  return patterns.map((any, index) =>
    terms[index]?.isKind
      ? sql`words like any (${any}) and (name like any (${any}) or title like any (${any}))`
      : sql`words like any (${any})`,
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
