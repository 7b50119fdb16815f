import type { Sort } from "../data/source.ts";

export type Filters = Record<string, string>;

/** What a list shows. */
export interface ListState {
  page: number;
  filters: Filters;
  sort: Sort;
}

const PARAMETERS = ["filter", "order", "page", "sort"] as const;

/** Reads the state of a list from its URL. @returns undefined if the URL has none */
export function stateIn(search: URLSearchParams, sort: Sort): ListState | undefined {
  if (!PARAMETERS.some((name) => search.has(name))) return undefined;
  const field = search.get("sort");
  return {
    page: Math.max(1, Math.trunc(Number(search.get("page"))) || 1),
    filters: filtersIn(search.get("filter")),
    sort: field === null ? sort : { field, order: search.get("order") === "ASC" ? "ASC" : "DESC" },
  };
}

/** The same URL with another state of its list. */
export function withState(
  search: URLSearchParams,
  { page, filters, sort: { field, order } }: ListState,
): URLSearchParams {
  const others = [...search].filter(([name]) => !PARAMETERS.some((one) => one === name));
  const filter = JSON.stringify(filters);
  const own = { filter, order, page: String(page), sort: field };
  return new URLSearchParams([...others, ...Object.entries(own)]);
}

/** A URL may have been changed by hand: anything but texts is ignored. */
function filtersIn(json: string | null): Filters {
  try {
    const values = Object.entries((JSON.parse(json ?? "{}") ?? {}) as object);
    return Object.fromEntries(
      values.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}
