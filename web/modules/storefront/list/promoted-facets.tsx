import type { Facet } from "#contract/storefront/endpoints.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Swatch } from "#web/ui/forms/swatches.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { isChosen } from "../facets/facet-group.tsx";
import { FilterLink } from "./filter-link.tsx";
import { useListPage } from "./list-context.ts";

const MOST_VALUES = 3;

/** The likeliest values of the most important facets, one press away. */
export function PromotedFacets() {
  const { list } = useListPage();
  const promoted = list.facets.filter((facet) => facet.isPromoted && !isChosen(facet));
  return promoted.map((facet, index) =>
    facet.kind === "values" ? <Chips key={facet.code} facet={facet} isFirst={index === 0} /> : null,
  );
}

interface ChipsProps {
  facet: Extract<Facet, { kind: "values" }>;
  /** The only one shown on small screens. */
  isFirst: boolean;
}

function Chips({ facet, isFirst }: ChipsProps) {
  const { links } = useListPage();
  const values = facet.values.toSorted((a, b) => b.count - a.count).slice(0, MOST_VALUES);
  return (
    <ul
      aria-label={facet.name}
      className={classNames(
        "-mx-gutter -mt-1 mb-3 scroll-px-(--spacing-gutter) items-center gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0",
        isFirst ? "flex" : "hidden desktop:flex",
      )}
    >
      <li aria-hidden="true" className="pe-1 text-small whitespace-nowrap text-ink-soft">
        {facet.name}
      </li>
      {values.map(({ code, label, colour, count }) => (
        <li key={code}>
          <FilterLink
            href={links.toggle(facet.code, code)}
            className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-hairline bg-paper px-3.5 text-small whitespace-nowrap hover:border-ink touch:min-h-target"
          >
            {colour && <Swatch colour={colour} />}
            <Phrase text={label} />
            <span className="figures text-ink-soft">{count}</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
