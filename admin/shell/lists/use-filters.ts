import { useListContext } from "ra-core";

interface Filters {
  filterValues: Record<string, string>;
  setFilters: (filters: Record<string, string>) => void;
}

/** The filters of the list around, all of them texts. */
export function useFilters(): Filters {
  const { filterValues, setFilters } = useListContext() as Filters;
  return { filterValues, setFilters };
}
