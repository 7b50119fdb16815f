import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { FoundByTrial, synonymEndpoints } from "#contract/storefront/synonym-endpoints.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ListRequest, listProducts } from "../list/list-products.ts";
import { spelling } from "../text/trade-phrases.ts";
import { understand } from "../text/understand.ts";
import { NO_SYNONYMS } from "./synonyms.ts";

type Trial = EndpointResponse<typeof synonymEndpoints.trySearch>;

const MOST_SHOWN = 6;

/** How the shop understands a search, and what it finds with and without staff's synonyms. */
export async function trySearch(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  q: string,
  locale: Locale,
): Promise<Trial> {
  const { terms, meant } = await understand(platform, q, { locale });
  const request: ListRequest = { scope: "all", query: { q, page: 1, sort: null, facets: {} } };
  const before = await listProducts(platform, locale, { ...request, synonyms: NO_SYNONYMS });
  const after = await listProducts(platform, locale, request);
  return {
    terms: terms.map(({ text, whole, facts, isKind }) => ({
      text: readable(text),
      also: whole
        .map((pattern) => readable(plain(pattern)))
        .filter((one) => one !== readable(text)),
      facts: facts.map(plain),
      isKind,
    })),
    didYouMean: meant,
    before: found(before),
    after: found(after),
  };
}

/** A LIKE pattern without its wildcards. */
const plain = (pattern: string) => pattern.slice(2, -2);

const readable = (phrase: string) => phrase.split(" ").map(spelling).join(" ");

function found({ total, isGuess, items }: ProductList): FoundByTrial {
  return {
    total,
    isGuess,
    items: items.slice(0, MOST_SHOWN).map(({ id, name }) => ({ id, name })),
  };
}
