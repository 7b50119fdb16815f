import type { FacetChoice, ListQuery } from "#contract/storefront/list-query.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { BuiltInFacet, Choice } from "../product-index/index.ts";

/** Facets that are not attributes. Prices are chosen in pounds. */
export const PRICE = "price" satisfies BuiltInFacet;
export const BRAND = "brand" satisfies BuiltInFacet;
export const STOCK = "stock" satisfies BuiltInFacet;
export const IN_STOCK = "in";

/** The valid choices; unknown facets and values of the wrong kind are left out. */
export function readChoices(dictionary: Dictionary, facets: ListQuery["facets"]): Choice[] {
  return Object.entries(facets).flatMap(([code, choice]): Choice[] => {
    const sort = sortOf(dictionary, code);
    if (sort === undefined) return [];
    const read = sort === "range" ? asRange(choice) : asValues(choice);
    if (!read || (code === STOCK && !("values" in read && read.values.includes(IN_STOCK)))) {
      return [];
    }
    return [{ code, ...read }];
  });
}

/** Whether a facet has values or a range of numbers; `undefined` if it is not a facet. */
export function sortOf(dictionary: Dictionary, code: string): "values" | "range" | undefined {
  if (code === PRICE) return "range";
  if (code === BRAND || code === STOCK) return "values";
  const attribute = dictionary.attributes.get(code);
  if (!attribute?.isFacet || attribute.kind === "text") return undefined;
  return ["enum", "multi", "boolean"].includes(attribute.kind) ? "values" : "range";
}

/** Attributes that are counted, beside price, brand and stock. */
export function facetCodes({ attributes }: Dictionary): string[] {
  return [...attributes.values()].filter(({ isFacet }) => isFacet).map(({ code }) => code);
}

function asValues(choice: FacetChoice): { values: string[] } | undefined {
  return "values" in choice && choice.values.length > 0 ? { values: choice.values } : undefined;
}

/** `12` and `9,12` mean the range from the least to the greatest number. */
function asRange(choice: FacetChoice): { min: number | null; max: number | null } | undefined {
  if (!("values" in choice)) return choice;
  const numbers = choice.values.map(Number).filter((number) => Number.isFinite(number));
  if (numbers.length === 0) return undefined;
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}
