import { type RawBuilder, sql } from "kysely";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import { measuredAs } from "../text/measured-as.ts";
import type { Term } from "../text/query-terms.ts";

type Fragment = RawBuilder<unknown>;

/** A number this near to what was asked for is it; those as near as the others are still worth showing first. */
const SAME_NUMBER = 0.05;
const CLOSE_NUMBER = 0.12;
const NEAR_NUMBER = 0.25;

/**
 * The common table expressions `exact`, `near` and `hit`: products that have every term, with a rank by where they have it.
 * Only when there is none, `hit` has those with as many terms as any product has, by the terms' weight, if that is
 * more than half of what was asked for. `near` has them with any share.
 */
export function textHits(dictionary: Dictionary, terms: Term[]): Fragment {
  if (terms.length === 0) {
    return sql`exact as (select product_id, 0 as rank from storefront.document where false),
      near as (select *, 0 as score from exact), hit as (select * from exact)`;
  }
  const met = terms.map((term) => meets(dictionary, term));
  const rank = sql.join(
    [...terms.map((term) => rankOf(dictionary, term)), ...pairsOf(terms)],
    sql` + `,
  );
  const score = sql.join(
    terms.map(({ weight }, index) => sql`${weight}::integer * (${met[index]})::integer`),
    sql` + `,
  );
  const has = sql.join(met, sql`, `);
  return sql`exact as materialized (
      select product_id, ${rank} as rank, '{}'::boolean[] as has from storefront.document
      where ${sql.join(met, sql` and `)}
    ),
    near as materialized (
      select product_id, ${rank} as rank, ${score} as score, array[${has}] as has
      from storefront.document
      where not exists (select from exact) and (${sql.join(met, sql` or `)})
    ),
    hit as materialized (
      select product_id, rank, has from exact
      union all
      select product_id, rank, has from near
      where score = (select max(score) from near) and 2 * score > ${weightOf(terms)}::integer
    )`;
}

/** Places of the terms, from 1, that no hit has: they were left out. */
export function missingTerms(terms: Term[]): Fragment {
  const missing = terms.map(
    (_, index) =>
      sql`case when not (select bool_or(has[${index + 1}::integer]) from hit where cardinality(has) > 0) then ${index}::integer end`,
  );
  return missing.length === 0
    ? sql`'{}'::integer[]`
    : sql`array_remove(array[${sql.join(missing)}], null)`;
}

function weightOf(terms: Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

const any = (patterns: string[]) => sql`any (${patterns}::text[])`;

/** Whether a document has a term. The words are asked first: they have an index. */
function meets(dictionary: Dictionary, term: Term): Fragment {
  const phrases = any([...term.whole, ...term.begins]);
  const isNamed = sql`(name like ${phrases} or title like ${phrases})`;
  if (term.isKind) return sql`(words like ${phrases} and ${isNamed})`;
  if (term.facts.length > 0) return sql`(words like ${any(term.facts)} or ${isNamed})`;
  const number = hasNumber(dictionary, term);
  return number ? sql`(words like ${phrases} or ${number})` : sql`words like ${phrases}`;
}

/**
 * In a name more than in brand or category, and there more than anywhere else; whole words more than beginnings; most
 * at the beginning of the name, where the thing itself is named; numbers the more, the nearer they are.
 */
function rankOf(dictionary: Dictionary, term: Term): Fragment {
  const whole = any(term.whole);
  const begins = any([...term.begins, ...term.facts]);
  const first = any(term.whole.map((pattern) => pattern.slice(1)));
  const typed = term.typed === undefined ? sql`` : sql` + (words like ${term.typed})::integer`;
  const number = sql` + ${nearnessOf(dictionary, term) ?? sql`0`}`;
  return sql`case when name like ${first} then 6 when name like ${whole} then 4 when name like ${begins} then 3 else 0 end
    + case when title like ${whole} then 3 when title like ${begins} then 2 else 0 end
    + case when words like ${whole} then 1 else 0 end${typed}${number}`;
}

/** Words that stand beside each other as they were typed count more than apart. */
function pairsOf(terms: Term[]): Fragment[] {
  return terms.slice(1).map((term, index) => {
    const [first = "", second = ""] = [terms[index]?.whole[0], term.whole[0]];
    return sql`2 * (words like ${`${first.slice(0, -1)}${second.slice(1)}`})::integer`;
  });
}

/** A fact of the document is the number that was asked for. */
function hasNumber(dictionary: Dictionary, term: Term): Fragment | undefined {
  const measured = term.measure && measuredAs(dictionary, term.measure);
  return measured && sql`exists (${numbersWithin(measured, SAME_NUMBER)})`;
}

/** How near a fact of the document comes to the number that was asked for. */
function nearnessOf(dictionary: Dictionary, term: Term): Fragment | undefined {
  const measured = term.measure && measuredAs(dictionary, term.measure);
  if (!measured) return undefined;
  const away = sql`abs(fact.low - ${measured.value}::double precision)`;
  const within = (share: number) => sql`${away} <= ${measured.value * share}::double precision`;
  return sql`coalesce((
    select max(case when ${away} = 0 then 4 when ${within(SAME_NUMBER)} then 3
      when ${within(CLOSE_NUMBER)} then 2 else 1 end)
    from (${numbersWithin(measured, NEAR_NUMBER)}) as fact), 0)`;
}

/** Facts that are the number, up to this share more or less. */
function numbersWithin({ codes, value }: { codes: string[]; value: number }, share: number) {
  return sql`
    select fact.low from catalog.listed_fact as fact
    where fact.product_id = document.product_id and fact.attribute_code = any (${codes}::text[])
      and fact.low = fact.high
      and fact.low between ${value * (1 - share)}::double precision and ${value * (1 + share)}::double precision`;
}
