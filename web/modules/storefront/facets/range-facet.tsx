import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { clearFacets, rangeField } from "#contract/storefront/list-query.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import { HiddenQuery } from "../list/hidden-query.tsx";
import { useListPage } from "../list/list-context.ts";
import { OnlyWithoutScript } from "./lazy-details.tsx";
import { barsOutline, fullestPart, isTelling } from "./range-bars.ts";
import {
  chosenRange,
  currentRange,
  type Range,
  type RangeFacetData,
  rangeStep,
  readEnd,
} from "./range-draft.ts";

/**
 * A range: two fields that accept any digits, and a slider with two thumbs. Without script it is a
 * plain form.
 */
export function RangeFacet({ facet }: { facet: RangeFacetData }) {
  const { path } = useListPage();
  const localPath = useLocalePath();
  const [draft, setDraft] = useDraft(facet);
  const apply = useApplyRange(facet);
  const change = (part: Partial<Range>) => setDraft((before) => ({ ...before, ...part }));
  const commit = (part: Partial<Range> = {}) => apply({ ...draft, ...part });
  return (
    <form action={localPath(path)} method="get" className="pt-1">
      <RangeTrack facet={facet} draft={draft} change={change} commit={() => commit()} />
      <div className="mt-1 flex items-center gap-2">
        <RangeEnd end="min" facet={facet} draft={draft} commit={commit} />
        <span aria-hidden="true" className="text-ink-soft">
          {"–"}
        </span>
        <RangeEnd end="max" facet={facet} draft={draft} commit={commit} />
        {facet.unit && <bdi className="text-small text-ink-soft">{facet.unit}</bdi>}
      </div>
      <OnlyWithoutScript>
        <PlainSubmit facet={facet} />
      </OnlyWithoutScript>
    </form>
  );
}

/** Submits both ends as typed, in the unit shown, with the rest of the list's query. */
function PlainSubmit({ facet: { code, divisor } }: { facet: RangeFacetData }) {
  const t = useTranslations("storefront.filters");
  const { query } = useListPage();
  return (
    <>
      <HiddenQuery query={clearFacets(query, code)} />
      <input type="hidden" name={rangeField(code, "per")} value={divisor} />
      <Button type="submit" kind="secondary" size="small" className="mt-2">
        {t("apply")}
      </Button>
    </>
  );
}

/** Resets to the range in a new response, without remounting, so that a thumb keeps focus. */
function useDraft(facet: RangeFacetData) {
  const [draft, setDraft] = useState(() => currentRange(facet));
  const [shown, setShown] = useState(facet);
  if (shown !== facet) {
    setShown(facet);
    setDraft(currentRange(facet));
  }
  return [draft, setDraft] as const;
}

function useApplyRange(facet: RangeFacetData) {
  const { links } = useListPage();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return (draft: Range) => {
    const { min, max } = chosenRange(facet, draft);
    if (min === facet.selectedMin && max === facet.selectedMax) return;
    void navigate(localPath(links.range(facet.code, min, max)), { preventScrollReset: true });
  };
}

interface RangeEndProps {
  end: "min" | "max";
  facet: RangeFacetData;
  draft: Range;
  commit: (part: Partial<Range>) => void;
}

function RangeEnd({ end, facet, draft, commit }: RangeEndProps) {
  const t = useTranslations("storefront.filters");
  const { number } = useMoney();
  const [typed, setTyped] = useState<string | null>(null);
  const label = t(end === "min" ? "fromOf" : "toOf", { name: facet.name });
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    commit({ [end]: readEnd(typed, draft[end] / facet.divisor) * facet.divisor });
  };
  return (
    <TextInput
      ltr
      name={rangeField(facet.code, end === "min" ? "from" : "to")}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={typed ?? number(draft[end] / facet.divisor)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === "Enter" && settle()}
      className="min-h-11! px-3! text-center figures"
    />
  );
}

interface RangeTrackProps {
  facet: RangeFacetData;
  draft: Range;
  change: (part: Partial<Range>) => void;
  commit: () => void;
}

/** Arrow keys move in steps: the list is updated when they pause. */
const KEY_PAUSE_MS = 600;

/** Only the thumb takes pointer events: the other input is underneath the track. */
const THUMB =
  "slider pointer-events-none absolute! -inset-x-3 inset-y-0 w-[calc(100%+1.5rem)]! [--track:transparent]! [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto";

/**
 * Two native range inputs on one track: the browser handles arrow keys, touch and reading
 * direction.
 */
function RangeTrack({ facet, draft, change, commit }: RangeTrackProps) {
  const t = useTranslations("storefront.filters");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasBars = isTelling(facet);
  const span = facet.max - facet.min || 1;
  const share = (value: number) => `${Math.max(0, Math.min(1, (value - facet.min) / span)) * 100}%`;
  const style = { "--from": share(draft.min), "--to": share(draft.max) } as CSSProperties;
  const end = (key: "min" | "max") => (
    <input
      type="range"
      min={facet.min}
      max={facet.max}
      step={rangeStep(facet)}
      value={draft[key]}
      aria-label={t(key === "min" ? "fromOf" : "toOf", { name: facet.name })}
      onChange={({ target }) => {
        const value = target.valueAsNumber;
        change({ [key]: key === "min" ? Math.min(value, draft.max) : Math.max(value, draft.min) });
      }}
      onPointerUp={commit}
      onKeyUp={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(commit, KEY_PAUSE_MS);
      }}
      className={THUMB}
    />
  );
  return (
    <div
      style={style}
      className={classNames("relative mx-3 h-11 noscript:hidden", hasBars && "mt-6")}
    >
      {hasBars && <RangeBars facet={facet} />}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-5 h-1 rounded-pill bg-stone-deep"
      />
      <span
        aria-hidden="true"
        className="absolute inset-s-(--from) top-5 h-1 w-[calc(var(--to)-var(--from))] rounded-pill bg-ink"
      />
      {end("min")}
      {end("max")}
    </div>
  );
}

/** A histogram of the values, with the chosen part highlighted. */
function RangeBars({ facet }: { facet: RangeFacetData }) {
  const t = useTranslations("storefront.filters");
  const { number } = useMoney();
  const { min, max } = fullestPart(facet);
  const from = number(min / facet.divisor);
  const to = number(max / facet.divisor);
  return (
    <>
      <span className="sr-only">
        {t("mostWithin", { from, to, unit: facet.unit ?? "" }).trim()}
      </span>
      <span
        aria-hidden="true"
        className="range-bars"
        style={{ clipPath: barsOutline(facet.bars) }}
      />
    </>
  );
}
