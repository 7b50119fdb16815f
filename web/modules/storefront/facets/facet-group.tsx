import { useTranslations } from "use-intl";
import type { Facet } from "#contract/storefront/endpoints.ts";
import { Prose } from "#web/ui/text/prose.tsx";
import { ComparedPictures, isCompared } from "./compared-pictures.tsx";
import { FactDrawing } from "./fact-drawing.tsx";
import { LazyDetails } from "./lazy-details.tsx";
import { RangeFacet } from "./range-facet.tsx";
import { ValueFacet } from "./value-facet.tsx";

interface FacetGroupProps {
  facet: Facet;
}

/** One facet: its name, an explanation if that is jargon, its values. */
export function FacetGroup({ facet }: FacetGroupProps) {
  return (
    <LazyDetails
      open={facet.isOpen || isChosen(facet)}
      className="border-b border-hairline"
      summary={facet.name}
      summaryClassName="with-chevron flex min-h-13 list-none items-center justify-between gap-3 font-medium hover:text-brass"
    >
      <div className="pb-4">
        {facet.explanation && (
          <Explanation code={facet.code} name={facet.name} text={facet.explanation} />
        )}
        {facet.kind === "values" ? <ValueFacet facet={facet} /> : <RangeFacet facet={facet} />}
      </div>
    </LazyDetails>
  );
}

function Explanation({ code, name, text }: { code: string; name: string; text: string }) {
  const t = useTranslations("storefront.filters");
  return (
    <details className="-mt-1 mb-1.5">
      <summary className="inline-flex min-h-7 list-none items-center text-small text-brass hover:underline">
        {t("what")}
        <span className="sr-only"> {name}</span>
      </summary>
      <FactDrawing code={code} />
      {isCompared(code) && <ComparedPictures code={code} />}
      <p className="pb-1.5 text-small text-ink-soft">
        <Prose text={text} />
      </p>
    </details>
  );
}

export function isChosen(facet: Facet): boolean {
  return facet.kind === "values"
    ? facet.values.some(({ selected }) => selected)
    : facet.selectedMin !== null || facet.selectedMax !== null;
}
