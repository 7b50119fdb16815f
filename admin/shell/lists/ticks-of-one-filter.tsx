import { useListContext, useStore } from "ra-core";
import { useEffect } from "react";
import { useFilters } from "./use-filters.ts";

/** Drops the ticks of a list when its filters change, also while it was left: nobody changes what they do not see any more. */
export function TicksOfOneFilter() {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const { filterValues } = useFilters();
  const shown = JSON.stringify(filterValues);
  const [ticked, setTicked] = useStore(`${resource}.tickedUnder`, shown);
  const isOther = ticked !== shown;
  useEffect(() => {
    if (!isOther) return;
    if (selectedIds.length > 0) onUnselectItems();
    setTicked(shown);
  }, [isOther, selectedIds, onUnselectItems, setTicked, shown]);
  return null;
}
