import { useTranslations } from "use-intl";
import type { Facet } from "#contract/storefront/endpoints.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Swatch } from "#web/ui/forms/swatches.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { FilterLink } from "../list/filter-link.tsx";
import { useListPage } from "../list/list-context.ts";
import { LazyDetails } from "./lazy-details.tsx";

type ValueFacetData = Extract<Facet, { kind: "values" }>;
type FacetValue = ValueFacetData["values"][number];

/** Values shown before "more". */
const SHORT = 6;

/** A facet's values as links with counts; the rest of a long list behind "more". */
export function ValueFacet({ facet }: { facet: ValueFacetData }) {
  const t = useTranslations("storefront.filters");
  const isLong = facet.values.length > SHORT + 1;
  const shown = isLong ? facet.values.filter((v, at) => at < SHORT || v.selected) : facet.values;
  const hidden = facet.values.filter((value) => !shown.includes(value));
  return (
    <>
      <ValueList facet={facet} values={shown} />
      {hidden.length > 0 && (
        <LazyDetails
          className="group/more"
          summary={t("more", { count: hidden.length })}
          summaryClassName="inline-flex min-h-9 list-none items-center text-small text-brass group-open/more:hidden hover:underline touch:min-h-target"
        >
          <ValueList facet={facet} values={hidden} />
        </LazyDetails>
      )}
    </>
  );
}

function ValueList({ facet, values }: { facet: ValueFacetData; values: FacetValue[] }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value.code}>
          <FacetValueLink facet={facet} value={value} />
        </li>
      ))}
    </ul>
  );
}

function FacetValueLink({ facet, value }: { facet: ValueFacetData; value: FacetValue }) {
  const t = useTranslations("storefront.filters");
  const { links } = useListPage();
  const { code, label, colour, count, selected } = value;
  return (
    <FilterLink
      href={links.toggle(facet.code, code)}
      aria-label={selected ? t("remove", { facet: facet.name, value: label }) : undefined}
      className={classNames(
        "facet-value flex min-h-9 items-center gap-3 rounded-small py-1 text-[0.9375rem] hover:text-brass touch:min-h-target",
        selected && "chosen",
      )}
    >
      {colour && <Swatch colour={colour} className="size-4.5 shrink-0" />}
      <span className="min-w-0 grow">
        <Phrase text={label} />
      </span>
      <span aria-hidden="true" className="figures text-small text-ink-soft">
        {count}
      </span>
      <span className="sr-only">{t("count", { count })}</span>
    </FilterLink>
  );
}
