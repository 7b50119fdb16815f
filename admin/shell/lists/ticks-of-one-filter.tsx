import { useListContext, useStore } from "ra-core";
import { useEffect } from "react";
import { useFilters } from "./use-filters.ts";

/** Drops the ticks of a list when its filters change, also while it was left: nobody changes what they do not see any more. */
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
