import { useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { CallResponse } from "#api-client/operations.ts";
import type { RatingSort } from "#contract/feedback/rating-values.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";

type Ratings = CallResponse<"GET /api/v1/products/{id}/ratings">;

interface Asked {
  stars: number | null;
  sort: RatingSort;
}

const fetchPage = (id: number, { stars, sort }: Asked, page: number) =>
  call("GET /api/v1/products/{id}/ratings", {
    params: { id },
    query: { page, sort, ...(stars !== null && { value: stars }) },
  });

/** Published ratings of a product, all or by stars, loaded page by page. */
export function useRatings(productId: number, stars: number | null, sort: RatingSort) {
  const asked = useAnswer<Ratings>(`ratings ${productId} ${stars ?? ""} ${sort}`, () =>
    fetchPage(productId, { stars, sort }, 1),
  );
  const [loadingMore, setLoadingMore] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const write = useProblemText();
  const { answer } = asked;
  const shown = answer.state === "ready" ? answer.value : null;
  const fetchMore = async (page: number) => {
    setLoadingMore(true);
    setTrouble(null);
    try {
      const next = await fetchPage(productId, { stars, sort }, page);
      asked.change((before) => ({ ...next, items: joined(before.items, next.items) }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setTrouble(write(problem.message));
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    asked,
    loadingMore,
    /** Why no more could be loaded. */
    trouble,
    hasMore: shown !== null && shown.page * shown.pageSize < shown.total,
    more: () => void fetchMore((shown?.page ?? 0) + 1),
  };
}

/** A new rating may have moved others to the next page: each is shown once. */
function joined<T extends { id: number }>(before: T[], next: T[]): T[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
