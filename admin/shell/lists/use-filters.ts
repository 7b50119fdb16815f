import { useListContext } from "ra-core";

interface Filters {
  filterValues: Record<string, string>;
  setFilters: (filters: Record<string, string>) => void;
}

/** The current list's filters, all of them strings. */
export function useFilters(): Filters {
  const { filterValues, setFilters } = useListContext() as Filters;
  return { filterValues, setFilters };
}
