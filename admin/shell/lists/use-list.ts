import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { ResourceName } from "../../i18n/message-shape.ts";
import type { Id, ListSource, Sort } from "../data/source.ts";
import { rememberList, useListMemory } from "./list-memory.ts";
import { type Filters, type ListState, stateIn, withState } from "./list-state.ts";

interface List<R> extends ListState {
  name: ResourceName;
  pageSize: number;
  /** Undefined until the first page is loaded. */
  records: readonly R[] | undefined;
  total: number;
  error: Error | null;
  isFetching: boolean;
  /** The selected records, on all pages. */
  selected: readonly Id[];
  select: (ids: readonly Id[]) => void;
  setPage: (page: number) => void;
  setFilters: (filters: Filters) => void;
  setSort: (sort: Sort) => void;
}

export const ListContext = createContext<List<unknown> | undefined>(undefined);

/** The list around a component: what it shows, and what changes that. */
export function useList<R = unknown>(): List<R> {
  const list = use(ListContext);
  if (!list) throw new TypeError("not within a list");
  return list as List<R>;
}

/** The records of a source, by the state in the URL or that of the last visit. */
export function useListOf<R>(
  { name, pageSize, list }: ListSource<R>,
  defaults: Pick<ListState, "filters" | "sort">,
): List<R> {
  const { state, change } = useListState(name, defaults);
  const { page, filters, sort } = state;
  const { data, error, isFetching } = useQuery({
    queryKey: [name, "list", state],
    queryFn: () => list({ page, filter: filters as never, sort }),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = data !== undefined && !isFetching && page > lastPage;
  // The last record of the last page was deleted, or the URL is old.
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  });
  return {
    ...state,
    name,
    pageSize,
    records: data?.items,
    total,
    error,
    isFetching,
    ...useSelection(name, filters),
    setPage: (next) => {
      change({ page: next });
      scrollTo({ top: 0 });
    },
    setFilters: (next) => change({ filters: next, page: 1 }),
    setSort: (next) => change({ sort: next, page: 1 }),
  };
}

function useListState(name: ResourceName, defaults: Pick<ListState, "filters" | "sort">) {
  const [search, setSearch] = useSearchParams();
  const remembered = useListMemory((lists) => lists[name]?.state);
  const named = stateIn(search, defaults.sort);
  const state = named ?? remembered ?? { page: 1, ...defaults };
  // The URL shows the state, so that it can be shared and saved as a view.
  useEffect(() => {
    if (named) rememberList(name, { state: named });
    else if (remembered) setSearch(withState(search, remembered), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the search determines the rest
  }, [name, search]);
  const change = (next: Partial<ListState>, options?: { replace: boolean }) =>
    setSearch(withState(search, { ...state, ...next }), options);
  return { state, change };
}

const NONE: readonly Id[] = [];

/** A bulk action must not affect rows that are not shown: a selection applies to its filters. */
function useSelection(name: ResourceName, current: Filters) {
  const filters = JSON.stringify(current);
  const selection = useListMemory((lists) => lists[name]?.selection);
  return {
    selected: selection?.filters === filters ? selection.ids : NONE,
    select: (ids: readonly Id[]) => rememberList(name, { selection: { filters, ids } }),
  };
}
