import type { Facet } from "#contract/storefront/endpoints.ts";
import { randomFrom } from "../../tests/search/fuzzed-queries.ts";
import { judgedQueries } from "../../tests/search/judged-queries.ts";

/** A kind of request, and the address of the nth. */
export interface Kind {
  name: string;
  path: (n: number) => string;
}

const LONGEST_QUERY = 100;
const SHORTEST_MISSPELT = 5;
const MOST_CHOSEN = 4;
const SAMPLED_PAGES = 10;
const PAGE_SIZE = 24;

const random = randomFrom(16);
const upTo = (most: number) => Math.floor(random() * most);
function pick<T>(things: readonly T[]): T {
  const thing = things[upTo(things.length)];
  if (thing === undefined) throw new Error("There is nothing to pick");
  return thing;
}
/** Calls an address of the API. */
type Answer = (address: string) => Promise<unknown>;

/** Calls a shop at this address. */
export const answersOf =
  (base: string): Answer =>
  async (address) => {
    const answer: unknown = await (await fetch(base + address)).json();
    return answer;
  };

interface List {
  items: { id: number; path: string }[];
  total: number;
  facets: Facet[];
}

/**
 * What visitors request, different each time. Every address includes its number, which the shop
 * ignores but which makes it unique: no answer comes from the cache.
 */
export async function kindsOf(answer: Answer): Promise<Kind[]> {
  const { total, facets } = (await answer("/api/v1/products")) as List;
  const { items } = (await answer("/api/v1/product-categories")) as {
    items: { id: number }[];
  };
  const pages = await productPages(answer, total);
  const queries = judgedQueries().map(({ query }) => query.slice(0, LONGEST_QUERY));
  const words = queries.filter((query) => query.length >= SHORTEST_MISSPELT);
  const list = (n: number, what: string) => `/api/v1/products?n=${n}&lang=${language(n)}&${what}`;
  const searched = (query: string) => `q=${encodeURIComponent(query)}`;
  return [
    { name: "list", path: (n) => list(n, `page=${1 + upTo(5)}`) },
    { name: "filtered list", path: (n) => list(n, chosen(facets)) },
    { name: "category", path: (n) => list(n, `categoryId=${pick(items).id}`) },
    { name: "search", path: (n) => list(n, searched(pick(queries))) },
    { name: "misspelt search", path: (n) => list(n, searched(misspelt(pick(words)))) },
    {
      name: "suggestion",
      path: () => `/api/v1/search/suggestions?${searched(begun(pick(words)))}`,
    },
    { name: "detail", path: (n) => `/api/v1/products/${1 + upTo(total)}?n=${n}` },
    { name: "product page, rendered", path: (n) => `${pick(pages)}?variant=x${n}` },
  ];
}

const language = (n: number) => (n % 3 === 0 ? "en" : "ar");

/** Paths of products from all over the catalogue. */
async function productPages(answer: Answer, total: number): Promise<string[]> {
  const paths: string[] = [];
  for (let taken = 0; taken < SAMPLED_PAGES; taken += 1) {
    const page = 1 + upTo(Math.min(10_000, Math.floor(total / PAGE_SIZE)));
    const { items } = (await answer(`/api/v1/products?page=${page}`)) as List;
    paths.push(...items.map(({ path }) => path.replace(/\?.*/, "")));
  }
  return paths;
}

/** Some facets with some of their possible choices. */
function chosen(facets: readonly Facet[]): string {
  const choices = new Map<string, string>();
  const wanted = 1 + upTo(MOST_CHOSEN);
  while (choices.size < wanted) {
    const facet = pick(facets);
    choices.set(facet.code, facet.kind === "values" ? someOf(facet.values) : withinOf(facet));
  }
  return [...choices].map(([code, choice]) => `${code}=${choice}`).join("&");
}

function someOf(values: readonly { code: string }[]): string {
  const codes = Array.from({ length: 1 + upTo(3) }, () => pick(values).code);
  return [...new Set(codes)].join(",");
}

function withinOf({ min, max }: { min: number; max: number }): string {
  const ends = [random(), random()].map((share) => Math.round(min + share * (max - min)));
  return ends.toSorted((a, b) => a - b).join("..");
}

/** Swaps two adjacent letters. */
function misspelt(query: string): string {
  const at = 1 + upTo(query.length - 2);
  return `${query.slice(0, at)}${query[at + 1]}${query[at]}${query.slice(at + 2)}`;
}

/** A prefix, as if still being typed. */
function begun(query: string): string {
  return query.slice(0, 2 + upTo(query.length - 1)).trim();
}
