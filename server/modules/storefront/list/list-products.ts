import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, PAGE_SIZE, type Sort } from "#contract/storefront/list-query.ts";
import {
  branchOf,
  commonLineage,
  type Dictionary,
  readDictionary,
} from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { facetWorths } from "../facet-worth.ts";
import type { Synonyms } from "../synonyms/synonyms.ts";
import type { Term } from "../text/query-terms.ts";
import { understand } from "../text/understand.ts";
import { candidates } from "./candidates.ts";
import { BRAND, IN_STOCK, PRICE, readChoices, STOCK } from "./choices.ts";
import { listFocus } from "./list-focus.ts";
import { nearestMatches, nearestProducts } from "./nearest-matches.ts";
import { presentSearch } from "./present-search.ts";
import { missingTerms } from "./text-hits.ts";
import { holdFor, type MeantFact, meantFacts } from "./understood-facts.ts";
import { type FacetRow, presentFacets } from "./present-facets.ts";

export interface ListRequest {
  scope: ListScope;
  /** The category and everything below it; absent: the whole shop. */
  categoryId?: number;
  query: ListQuery;
  /** Others than those that staff keep, for a trial. */
  synonyms?: Synonyms | undefined;
}

/** A page of products with exact facet counts, in two statements and one more for a cold dictionary or the words of staff. */
export async function listProducts(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  request: ListRequest,
): Promise<ProductList> {
  const { scope, query, categoryId } = request;
  const dictionary = await readDictionary(platform);
  const text = query.q.trim();
  const reading = { locale, synonyms: request.synonyms };
  const question = text === "" ? undefined : await understand(platform, text, reading);
  const terms = question?.terms;
  const facts = question ? meantFacts(dictionary, question) : [];
  const found = await findProducts(platform, dictionary, request, { terms, facts });
  const choices = readChoices(dictionary, query.facets);
  const focus = listFocus(dictionary, { scope, choices, terms: terms ?? [] });
  const items = await productCards(platform, locale, found.ids, focus);
  const categories = commonLineage(dictionary, found.categoryIds);
  const { total } = found;
  const isLost = terms !== undefined && total === 0 && choices.length === 0;
  const worths = facetWorths(found.facets.map(unchosen), found.unchosenTotal);
  return {
    items,
    total,
    page: query.page,
    pageSize: PAGE_SIZE,
    facets: presentFacets(
      { dictionary, locale, categoryId, categories, total, choices, worths },
      found.facets.filter(({ count }) => count > 0),
    ),
    ...presentSearch(locale, { text, question, facts, categories }, found),
    nearest: isLost
      ? await nearestMatches(platform, locale, { dictionary, terms, ids: found.nearestIds })
      : null,
  };
}

/** The same before anything is chosen, so that the filters do not change places at each choice. */
function unchosen({ code, allCount, allLow, allHigh }: CountedRow) {
  return { code, count: allCount, low: allLow, high: allHigh };
}

/** What a facet counts, with what it counts before anything is chosen. */
interface CountedRow extends FacetRow {
  allCount: number;
  allLow: number | null;
  allHigh: number | null;
}

interface Found {
  total: number;
  /** Before anything is chosen. */
  unchosenTotal: number;
  ids: number[];
  facets: CountedRow[];
  /** Whether anything has all that was searched for. */
  isExact: boolean;
  /** Places of the terms that nothing found has. */
  missing: number[];
  /** Where nothing was found for a text: what has some of it. */
  nearestIds: number[];
  /** Which of the facts that may be meant everything found has. */
  holding: boolean[];
  /** Of all that the list is about. */
  categoryIds: number[];
}

/** The page's ids, the number of all, and the facets' counts, over one set of candidates. */
async function findProducts(
  { db }: Pick<Platform, "db">,
  dictionary: Dictionary,
  { scope, categoryId, query }: ListRequest,
  { terms, facts }: { terms: Term[] | undefined; facts: MeantFact[] },
): Promise<Found> {
  const choices = readChoices(dictionary, query.facets);
  const codes = [...dictionary.attributes.values()].filter((attribute) => attribute.isFacet);
  const { rows } = await sql<Found>`
    ${candidates({
      dictionary,
      scope,
      categoryIds: categoryId === undefined ? undefined : branchOf(dictionary, categoryId),
      terms,
      choices,
    })},
    page as (
      select id, row_number() over (order by ${orderOf(query.sort, terms !== undefined)}) as place
      from candidate where missed = '{}'
      order by place limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}
    ),
    facet as (${facetCounts(
      codes.map((attribute) => attribute.code),
      choices.length > 0,
    )})
    select
      (select count(*)::integer from candidate where missed = '{}') as total,
      (select count(*)::integer from candidate) as "unchosenTotal",
      coalesce((select json_agg(id order by place) from page), '[]') as ids,
      coalesce((select json_agg(facet) from facet), '[]') as facets,
      coalesce((select json_agg(distinct category_id) from candidate), '[]') as "categoryIds",
      ${terms ? sql`exists (select from exact)` : sql`true`} as "isExact",
      ${missingTerms(terms ?? [])} as missing,
      ${terms ? nearestProducts() : sql`'[]'::json`} as "nearestIds",
      ${holdFor(facts)} as holding`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The list's statement has no row");
  return row;
}

/** Ties are always broken by id, so that no page repeats or loses a product. */
function orderOf(sort: Sort | null, hasText: boolean): RawBuilder<unknown> {
  switch (sort ?? (hasText ? "relevance" : "newest")) {
    case "relevance":
      return sql`rank desc, in_stock desc, published_at desc, id desc`;
    case "price-asc":
      return sql`lowest, id`;
    case "price-desc":
      return sql`lowest desc, id desc`;
    case "rating":
      return sql`(select score from feedback.product_rating as rated where rated.product_id = candidate.id)
        desc nulls last, published_at desc, id desc`;
    default:
      return sql`published_at desc, id desc`;
  }
}

/** Each facet counts the products that meet every choice but its own, and beside them all there are. */
function facetCounts(codes: string[], isChosen: boolean): RawBuilder<unknown> {
  const counts = (
    code: RawBuilder<unknown>,
    low: RawBuilder<unknown>,
    high: RawBuilder<unknown>,
  ) => {
    const meeting = isChosen ? sql`filter (where missed <@ array[${code}]::text[])` : sql``;
    return sql`count(*) ${meeting}::integer as count, min(${low}) ${meeting} as low,
      max(${high}) ${meeting} as high, count(*)::integer as "allCount", min(${low}) as "allLow",
      max(${high}) as "allHigh"`;
  };
  const none = sql`null::double precision`;
  return sql`
    select fact.attribute_code as code, fact.value,
      ${counts(sql`fact.attribute_code`, sql`fact.low`, sql`fact.high`)}
    from candidate join catalog.listed_fact as fact on fact.product_id = candidate.id
    where fact.attribute_code = any (${codes}::text[])
    group by fact.attribute_code, fact.value
    union all
    select ${BRAND}::text, brand_code, ${counts(sql`${BRAND}`, none, none)}
    from candidate group by brand_code
    union all
    select ${STOCK}::text, ${IN_STOCK}::text, ${counts(sql`${STOCK}`, none, none)}
    from candidate where in_stock having count(*) > 0
    union all
    select ${PRICE}::text, null, ${counts(sql`${PRICE}`, sql`lowest`, sql`highest`)}
    from candidate having count(*) > 0`;
}
