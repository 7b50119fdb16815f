import type { AttributeInput, AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";

export type Kind = AttributeRecord["kind"];
export type Group = AttributeRecord["group"];
export const KINDS = [
  "number",
  "integer",
  "range",
  "enum",
  "multi",
  "boolean",
  "text",
] as const satisfies readonly Kind[];
export const GROUPS = [
  "light",
  "electric",
  "size",
  "body",
  "fitting",
  "general",
] as const satisfies readonly Group[];

export interface ValueValues {
  code: string;
  name: { ar: string; en: string };
  /** As in `#c0a062`; empty for none. */
  swatch: string;
  fitsAny: boolean;
  /** Products may use it, so its code cannot change. */
  isKept: boolean;
}

export const NEW_VALUE: ValueValues = {
  code: "",
  name: { ar: "", en: "" },
  swatch: "",
  fitsAny: false,
  isKept: false,
};

/** An attribute's form values; missing values are empty. */
export interface AttributeValues {
  version: string;
  code: string;
  kind: Kind;
  group: Group;
  name: { ar: string; en: string };
  explanation: { ar: string; en: string };
  unit: string;
  isFacet: boolean;
  facetPosition: string;
  isComparable: boolean;
  minimum: string;
  maximum: string;
  values: ValueValues[];
}

const EMPTY = { ar: "", en: "" };

export const NEW_ATTRIBUTE: AttributeValues = {
  version: "",
  code: "",
  kind: "enum",
  group: "general",
  name: EMPTY,
  explanation: EMPTY,
  unit: "",
  isFacet: false,
  facetPosition: "",
  isComparable: false,
  minimum: "",
  maximum: "",
  values: [],
};

const textOf = (value: number | null) => (value === null ? "" : String(value));

export function valuesOf(attribute: AttributeRecord): AttributeValues {
  const { version, code, kind, group, name, isFacet, isComparable } = attribute;
  return {
    ...{ version, code, kind, group, name, isFacet, isComparable },
    explanation: attribute.explanation ?? EMPTY,
    unit: attribute.unit ?? "",
    facetPosition: textOf(attribute.facetPosition),
    minimum: textOf(attribute.minimum),
    maximum: textOf(attribute.maximum),
    values: attribute.values.map(({ swatch, ...value }) => ({
      ...value,
      swatch: swatch ?? "",
      isKept: true,
    })),
  };
}

export const hasValues = (kind: Kind) => kind === "enum" || kind === "multi";
export const hasLimits = (kind: Kind) =>
  kind === "number" || kind === "integer" || kind === "range";

/** The request body besides code and version: only the limits and values that its kind has. */
export function inputOf(values: AttributeValues): AttributeInput {
  const { kind, group, name, explanation, isFacet, isComparable } = values;
  const isExplained = explanation.ar.trim() !== "" || explanation.en.trim() !== "";
  return {
    ...{ kind, group, name, isFacet, isComparable },
    explanation: isExplained ? explanation : null,
    unit: values.unit.trim() || null,
    facetPosition: numberOf(values.facetPosition),
    minimum: hasLimits(kind) ? numberOf(values.minimum) : null,
    maximum: hasLimits(kind) ? numberOf(values.maximum) : null,
    values: hasValues(kind)
      ? values.values.map(({ code, name: words, swatch, fitsAny }) => ({
          ...{ code, name: words, fitsAny },
          swatch: swatch.trim().toLowerCase() || null,
        }))
      : [],
  };
}

/** Invalid numbers are left to the API, which reports them at their field. */
function numberOf(typed: string): number | null {
  const plain = normaliseDigits(typed).trim();
  return plain === "" ? null : Number(plain);
}
