import { useListPage } from "../list/list-context.ts";
import { FacetGroup } from "./facet-group.tsx";

/** All facets that still offer a choice. */
export function FacetList() {
  const { list } = useListPage();
  const useful = list.facets.filter((facet) =>
    facet.kind === "values" ? facet.values.length > 0 : facet.max > facet.min,
  );
  return (
    <div className="border-t border-hairline">
      {useful.map((facet) => (
        <FacetGroup key={facet.code} facet={facet} />
      ))}
    </div>
  );
}
