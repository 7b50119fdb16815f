import { useTranslations } from "use-intl";
import type { Facet } from "#contract/storefront/endpoints.ts";
import { Prose } from "#web/ui/text/prose.tsx";
import { ComparedPictures, isCompared } from "./compared-pictures.tsx";
import { LazyDetails } from "./lazy-details.tsx";
import { RangeFacet } from "./range-facet.tsx";
import { ValueFacet } from "./value-facet.tsx";

/** Facts that are easier to draw than to describe, each with its drawing in web/public/drawings. */
const DRAWINGS: Readonly<Record<string, string>> = {
  backset_mm: "backset",
  beam_angle: "beam-angle",
  cap: "cap",
  cct: "colour-temperature",
  cct_name: "colour-temperature",
  centre_mm: "centres",
  cri: "colour-rendering",
  cutout_mm: "cut-out",
  dimmable: "dimming",
  efficacy: "light-output",
  ip_rating: "ip-rating",
  luminous_flux: "light-output",
  recess_depth_mm: "recess-depth",
  ugr: "glare",
};

const WIDTH = 264;

const HEIGHT = 120;

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

/** Numbers and lines only, so the same in every language; the text beside it says what it shows. */
function FactDrawing({ code }: { code: string }) {
  const name = DRAWINGS[code];
  if (name === undefined) return null;
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      className="drawing mb-2 h-auto w-full max-w-66 rounded-control"
    />
  );
}
