import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { CURRENCY_LABEL, PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import type { Facet } from "#contract/storefront/endpoints.ts";
import {
  type Dictionary,
  keyFactsOf,
  type ShownUnit,
  shownUnit,
  unitWord,
  YES_NO,
} from "#server/modules/catalog/index.ts";
import { chosenFacets, type FacetWorths, isIdle } from "../facet-worth.ts";
import type { Choice, FacetCount } from "../product-index/index.ts";
import { BRAND, IN_STOCK, PRICE, sortOf, STOCK } from "./choices.ts";

export interface FacetContext {
  dictionary: Dictionary;
  locale: Locale;
  categoryId: number | undefined;
  /** Codes of the common ancestor categories of everything in the list. */
  categories: string[];
  /** Total number of products in the result. */
  total: number;
  choices: Choice[];
  /** Of the unfiltered list. */
  worths: FacetWorths;
}

type Without<F extends Facet, K extends string> = F extends unknown ? Omit<F, K> : never;
/** A facet before the most useful ones are determined. */
type PlainFacet = Without<Facet, "isOpen" | "isPromoted">;
type FacetValue = Extract<Facet, { kind: "values" }>["values"][number];

/** Names of the facets that are not attributes. */
export const FACET_NAMES = {
  [PRICE]: { ar: "السعر", en: "Price" },
  [BRAND]: { ar: "العلامة التجارية", en: "Brand" },
  [STOCK]: { ar: "التوفر", en: "Availability" },
};
const NAMES: Record<string, Bilingual> = FACET_NAMES;
const IN_STOCK_LABEL: Bilingual = { ar: "متوفر الآن", en: "In stock now" };
const TELLING_SHARE = 0.25;
/**
 * After a range, the unit is in a plural form, never in one that contains the number one or two
 * itself.
 */
const PLURAL_FROM = 3;
const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator("ar-EG"),
  en: new Intl.Collator("en"),
};

/** The facets that still distinguish products, and all that have a choice. */
export function presentFacets(context: FacetContext, rows: FacetCount[]): Facet[] {
  const byCode = Map.groupBy(rows, (row) => row.code);
  const codes = new Set([...byCode.keys(), ...context.choices.map((choice) => choice.code)]);
  const facets = inOrder(context, [...codes]).flatMap((code): PlainFacet[] => {
    const counted = byCode.get(code) ?? [];
    if (!isTelling(context, code, counted)) return [];
    const facet =
      sortOf(context.dictionary, code) === "range"
        ? rangeFacet(context, code, counted)
        : valuesFacet(context, code, counted);
    return facet ? [facet] : [];
  });
  const { open, promoted } = chosenFacets(facets, context.worths);
  return facets.map((facet) => ({
    ...facet,
    isOpen: open.has(facet.code),
    isPromoted: promoted.has(facet.code),
  }));
}

/**
 * A category shows all facets of its products. The whole shop has too many: there a facet is shown
 * only if it covers a good part of the result.
 */
function isTelling({ categoryId, choices, total }: FacetContext, code: string, rows: FacetCount[]) {
  if (categoryId !== undefined || choices.some((choice) => choice.code === code)) return true;
  const covered = rows.reduce((sum, row) => sum + row.count, 0);
  return code === STOCK || covered >= total * TELLING_SHARE;
}

/** Positions of facets that are not attributes, among those of attributes. */
const PLACES: Record<string, number> = { [PRICE]: 10, [STOCK]: 30, [BRAND]: 50 };
const PLACE_OF_KEY_FACTS = 40;
const TECHNICAL = 1_000;
const IDLE_PLACE = 2_000;

/**
 * In staff's order, with the attributes of the category's cards at least at their own place; then
 * technical ones, by how well they distinguish here; last those that hardly do.
 */
function inOrder({ dictionary, categoryId, worths }: FacetContext, codes: string[]): string[] {
  const keyFacts = categoryId === undefined ? [] : keyFactsOf(dictionary, categoryId);
  const listed = [...keyFacts, ...dictionary.attributes.keys()];
  const placeOf = (code: string) => {
    const place = PLACES[code] ?? dictionary.attributes.get(code)?.facetPosition ?? TECHNICAL;
    if (isIdle(worths, code)) return IDLE_PLACE;
    return keyFacts.includes(code) ? Math.min(place, PLACE_OF_KEY_FACTS) : place;
  };
  const worthOf = (code: string) => (placeOf(code) === TECHNICAL ? (worths.get(code) ?? 0) : 0);
  return codes.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || worthOf(b) - worthOf(a) || listed.indexOf(a) - listed.indexOf(b),
  );
}

function frame({ dictionary, locale }: FacetContext, code: string) {
  const attribute = dictionary.attributes.get(code);
  return {
    code,
    name: NAMES[code]?.[locale] ?? attribute?.name[locale] ?? code,
    explanation: attribute?.explanation?.[locale] ?? null,
  };
}

function rangeFacet(
  context: FacetContext,
  code: string,
  rows: FacetCount[],
): PlainFacet | undefined {
  const choice = context.choices.find((one) => one.code === code);
  const isChosen = choice !== undefined && "min" in choice;
  const selectedMin = isChosen ? choice.min : null;
  const selectedMax = isChosen ? choice.max : null;
  const bounds = boundsOf(code, rows) ?? { min: selectedMin ?? 0, max: selectedMax ?? 0 };
  if (bounds.min === bounds.max && !isChosen) return undefined;
  return {
    ...frame(context, code),
    kind: "range",
    ...unitAfter(context, code, selectedMax ?? bounds.max),
    ...bounds,
    bars: rows[0]?.bars ?? [],
    selectedMin,
    selectedMax,
  };
}

/** The unit for the category's products, in its plural form after the greatest number. */
function unitAfter(context: FacetContext, code: string, greatest: number) {
  const unit = unitOf(context, code);
  if (!unit) return { unit, divisor: 1 };
  const number = Math.max(greatest / unit.divisor, PLURAL_FROM);
  return { unit: unitWord(unit, number, context.locale), divisor: unit.divisor };
}

function unitOf({ dictionary, categories }: FacetContext, code: string): ShownUnit | null {
  if (code === PRICE) return { divisor: 1, words: CURRENCY_LABEL };
  const attribute = dictionary.attributes.get(code);
  return attribute ? shownUnit(attribute, categories) : null;
}

/** The least and greatest number; prices are rounded outwards to whole pounds. */
function boundsOf(code: string, rows: FacetCount[]): { min: number; max: number } | undefined {
  const [row] = rows;
  if (!row || row.low === null || row.high === null) return undefined;
  if (code !== PRICE) return { min: row.low, max: row.high };
  return {
    min: Math.floor(row.low / PIASTRES_PER_POUND),
    max: Math.ceil(row.high / PIASTRES_PER_POUND),
  };
}

function valuesFacet(
  context: FacetContext,
  code: string,
  rows: FacetCount[],
): PlainFacet | undefined {
  const choice = context.choices.find((one) => one.code === code);
  const chosen = new Set(choice && "values" in choice ? choice.values : []);
  const counts = new Map(rows.map((row) => [row.value ?? "", row.count]));
  const known = valuesOf(context, code);
  const values = [...new Set([...known.keys(), ...chosen, ...counts.keys()])]
    .filter((value) => counts.has(value) || chosen.has(value))
    .map((value) => ({
      code: value,
      label: known.get(value)?.label ?? value,
      colour: known.get(value)?.colour ?? null,
      count: counts.get(value) ?? 0,
      selected: chosen.has(value),
    }));
  if (chosen.size === 0 && !tellsApart(context, code, values)) return undefined;
  return { ...frame(context, code), kind: "values", values };
}

/**
 * A single value is only worth showing for yes-or-no facets, and only if not every product has it.
 */
function tellsApart(
  { dictionary, total }: FacetContext,
  code: string,
  values: FacetValue[],
): boolean {
  const [first] = values;
  if (values.length !== 1 || first === undefined) return values.length > 1;
  const isYesNo = code === STOCK || dictionary.attributes.get(code)?.kind === "boolean";
  return isYesNo && first.code !== "false" && first.count < total;
}

/** A facet's possible values, in display order. */
function valuesOf(
  { dictionary, locale }: FacetContext,
  code: string,
): Map<string, Pick<FacetValue, "label" | "colour">> {
  if (code === STOCK) return new Map([[IN_STOCK, { label: IN_STOCK_LABEL[locale], colour: null }]]);
  if (code === BRAND) {
    const brands = [...dictionary.brands].map(([brand, name]) => [brand, name[locale]] as const);
    const sorted = brands.toSorted(([, a], [, b]) => collators[locale].compare(a, b));
    return new Map(sorted.map(([brand, label]) => [brand, { label, colour: null }]));
  }
  const attribute = dictionary.attributes.get(code);
  if (attribute?.kind === "boolean") {
    const [yes, no] = YES_NO[locale];
    return new Map([
      ["true", { label: yes, colour: null }],
      ["false", { label: no, colour: null }],
    ]);
  }
  const values = attribute?.values ?? [];
  return new Map(
    values.map((value) => [value.code, { label: value.name[locale], colour: value.swatch }]),
  );
}
