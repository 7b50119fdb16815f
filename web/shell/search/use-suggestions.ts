import { useEffect, useMemo, useState } from "react";
import { call, type CallResponse } from "#web/api/client.ts";
import { searchPath } from "../search-path.ts";
import type { Son } from "#contract/catalog/product.ts";
import type { Picture } from "#contract/media/picture.ts";
import { useFetchedLists } from "../shared-lists.ts";

/** So many pieces stand there before anything is typed. */
const PIECES = 6;
const PAUSE_MS = 150;
const SHORTEST = 2;

export interface Suggestion {
  /** `all` leads to the results, `near` to those nearest to what nothing fits. */
  kind: "category" | "product" | "all" | "near";
  name: string;
  path: string;
  picture?: Picture | null;
  /** Piastres. */
  amount?: number;
}

const NONE: Suggestion[] = [];

/** Pieces to begin with; then what fits what is being typed, and all results as the last choice. */
export function useSuggestions(term: string, open: boolean): Suggestion[] {
  const [found, setFound] = useState(NONE);
  const sons = useFetchedLists()?.sons;
  const plain = term.trim();
  const wanted = open && plain.length >= SHORTEST;
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await call("suggest", { query: { q: plain }, signal: abort.signal });
        setFound(readSuggestions(answer, plain));
      } catch {
        // Typing goes on; the form still searches.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [plain, wanted]);
  const pieces = useMemo(() => piecesOf(sons ?? []), [sons]);
  if (open && plain === "") return pieces;
  return wanted ? found : NONE;
}

function readSuggestions(found: CallResponse<"suggest">, term: string): Suggestion[] {
  const { categories, products, isGuess } = found;
  if (categories.length + products.length === 0) return [];
  const results = { name: term, path: searchPath(term) };
  return [
    ...(isGuess ? [{ kind: "near", ...results } as const] : []),
    ...categories.map(({ name, path }) => ({ kind: "category", name, path }) as const),
    ...products.map((product) => ({ kind: "product", ...product }) as const),
    ...(isGuess ? [] : [{ kind: "all", ...results } as const]),
  ];
}

/** One of each product that can be had now. */
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
