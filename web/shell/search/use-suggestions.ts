import { useEffect, useMemo, useState } from "react";
import type { CallResponse } from "#api-client/operations.ts";
import type { Son } from "#contract/catalog/product.ts";
import type { Picture } from "#contract/media/picture.ts";
import { call } from "#web/api/client.ts";
import { searchPath } from "../search-path.ts";
import { useFetchedLists } from "../shared-lists.ts";

/** Number of products suggested before anything is typed. */
const PIECES = 6;
const PAUSE_MS = 120;
const SHORTEST = 2;

/**
 * `all` leads to the results, `near` to the closest ones if nothing matches; `forget` removes a
 * recent search, `clear` all of them.
 */
export type SuggestionKind =
  | "recent"
  | "forget"
  | "clear"
  | "query"
  | "category"
  | "product"
  | "all"
  | "near";

export interface Suggestion {
  kind: SuggestionKind;
  name: string;
  path: string;
  picture?: Picture | null;
  /** In piastres. */
  amount?: number;
}

export interface SuggestionGroup {
  /** Its heading; `rest` has none. */
  name: "recent" | "pieces" | "queries" | "categories" | "products" | "rest";
  items: Suggestion[];
}

interface Found {
  term: string;
  groups: SuggestionGroup[];
}

const NOTHING: Found = { term: "", groups: [] };

interface Asked {
  term: string;
  isOpen: boolean;
  lastSearches: string[];
}

/** Recent searches and some products at first; then the matches of the typed term. */
export function useSuggestions({ term, isOpen, lastSearches }: Asked): Found {
  const [found, setFound] = useState(NOTHING);
  const sons = useFetchedLists()?.sons;
  const plain = term.trim();
  const wanted = isOpen && plain.length >= SHORTEST;
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await call("GET /api/v1/search/suggestions", {
          query: { q: plain },
          signal: abort.signal,
        });
        setFound({ term: plain, groups: groupsOf(answer, plain) });
      } catch {
        // Typing still works, and so does submitting the form.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [plain, wanted]);
  const first = useMemo(
    () => ({ term: "", groups: firstGroups(lastSearches, sons ?? []) }),
    [lastSearches, sons],
  );
  if (isOpen && plain === "") return first;
  return wanted ? found : NOTHING;
}

function groupsOf(
  found: CallResponse<"GET /api/v1/search/suggestions">,
  term: string,
): SuggestionGroup[] {
  const { queries, categories, products, isGuess } = found;
  if (queries.length + categories.length + products.length === 0) return [];
  const results = { name: term, path: searchPath(term) };
  return shown([
    { name: "rest", items: isGuess ? [{ kind: "near", ...results }] : [] },
    { name: "queries", items: queries.map((name) => searchFor("query", name)) },
    {
      name: "categories",
      items: categories.map(({ name, path }) => ({ kind: "category", name, path })),
    },
    { name: "products", items: products.map((product) => ({ kind: "product", ...product })) },
    { name: "rest", items: isGuess ? [] : [{ kind: "all", ...results }] },
  ]);
}

function firstGroups(lastSearches: string[], sons: Son[]): SuggestionGroup[] {
  const recent = lastSearches.flatMap((text) => [
    searchFor("recent", text),
    searchFor("forget", text),
  ]);
  return shown([
    { name: "recent", items: recent.length > 0 ? [...recent, searchFor("clear", "")] : [] },
    { name: "pieces", items: piecesOf(sons) },
  ]);
}

const shown = (groups: SuggestionGroup[]) => groups.filter(({ items }) => items.length > 0);

function searchFor(kind: "recent" | "forget" | "clear" | "query", text: string): Suggestion {
  return { kind, name: text, path: searchPath(text) };
}

/** One variant of each product in stock. */
function piecesOf(sons: Son[]): Suggestion[] {
  const byProduct = new Map(
    sons.filter(({ available }) => available > 0).map((son) => [son.productId, son]),
  );
  return [...byProduct.values()].slice(0, PIECES).map(({ name, path, picture, price }) => ({
    kind: "product",
    name,
    path,
    picture,
    amount: price.amount,
  }));
}
