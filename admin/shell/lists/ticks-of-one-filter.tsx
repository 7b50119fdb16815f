import { useListContext, useStore } from "ra-core";
import { useEffect } from "react";
import { useFilters } from "./use-filters.ts";

/**
 * Clears a list's selection when its filters change, even between visits: a bulk action must not
 * affect rows that are no longer shown.
 */
export function TicksOfOneFilter() {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const { filterValues } = useFilters();
  const shown = JSON.stringify(filterValues);
  const [ticked, setTicked] = useStore<string | undefined>(`${resource}.tickedUnder`);
  useEffect(() => {
    if (ticked === shown) return;
    if (ticked !== undefined && selectedIds.length > 0) onUnselectItems();
    setTicked(shown);
  }, [ticked, selectedIds, onUnselectItems, setTicked, shown]);
  return null;
}
