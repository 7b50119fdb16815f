import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Attribute, Dictionary } from "../dictionary.ts";
import type { Facts, FactValue } from "../tables.ts";

/** Refuses facts whose attribute is unknown or whose value does not suit the attribute's kind. */
export function checkFacts(dictionary: Dictionary, facts: Facts, path: string): void {
  const errors: FieldError[] = [];
  for (const [code, value] of Object.entries(facts)) {
    const attribute = dictionary.attributes.get(code);
    if (attribute && suits(attribute, value)) continue;
    const key = attribute ? "validation.invalid" : "validation.oneOf";
    errors.push({ path: `${path}.${code}`, key, values: { value: JSON.stringify(value) } });
  }
  if (errors.length > 0) throw new ProblemError("validation", {}, errors);
}

/** Whether a value has the form of its attribute's kind, and its codes exist. */
export function suits(attribute: Attribute, value: FactValue): boolean {
  const isKnown = (code: unknown) => attribute.values.some((known) => known.code === code);
  switch (attribute.kind) {
    case "number":
      return isNumber(value);
    case "integer":
      return Number.isSafeInteger(value);
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return isKnown(value);
    case "multi":
      return isList(value) && value.length > 0 && value.every(isKnown);
    case "range":
      return isList(value) && value.length === 2 && value.every(isNumber) && isRising(value);
    case "text":
      return isBilingual(value);
    default:
      return false;
  }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isList = (value: FactValue): value is string[] | [number, number] => Array.isArray(value);
const isRising = ([low = 0, high = 0]: (number | string)[]) => low <= high;

function isBilingual(value: FactValue): boolean {
  if (typeof value !== "object" || Array.isArray(value)) return false;
  return typeof value.ar === "string" && typeof value.en === "string";
}
