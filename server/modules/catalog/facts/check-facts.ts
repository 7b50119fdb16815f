import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Attribute, Dictionary } from "../dictionary.ts";
import type { AttributeKind, Facts, FactValue } from "../tables.ts";

/** Refuses attributes that are unknown or whose value does not match the attribute's kind. */
export function checkFacts(dictionary: Dictionary, facts: Facts, path: string): void {
  const errors: FieldError[] = [];
  for (const [code, value] of Object.entries(facts)) {
    const attribute = dictionary.attributes.get(code);
    if (attribute && suits(attribute, value)) {
      errors.push(...limitErrors(attribute, value, `${path}.${code}`));
      continue;
    }
    const key = attribute ? "validation.invalid" : "validation.oneOf";
    errors.push({ path: `${path}.${code}`, key, values: { value: JSON.stringify(value) } });
  }
  if (errors.length > 0) throw new ProblemError("validation", {}, errors);
}

/** A number outside the range set by staff; for a range, both ends are checked. */
function limitErrors(
  { minimum, maximum }: Attribute,
  value: FactValue,
  path: string,
): FieldError[] {
  const numbers = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number");
  if (minimum !== null && numbers.some((number) => number < minimum)) {
    return [{ path, key: "validation.minValue", values: { 0: minimum } }];
  }
  if (maximum !== null && numbers.some((number) => number > maximum)) {
    return [{ path, key: "validation.maxValue", values: { 0: maximum } }];
  }
  return [];
}

/** Whether a value matches its attribute's kind and its codes exist. */
export function suits(attribute: Attribute, value: FactValue): boolean {
  return FORM[attribute.kind](value, (code) =>
    attribute.values.some((known) => known.code === code),
  );
}

type Form = (value: FactValue, isKnown: (code: unknown) => boolean) => boolean;

const FORM: Record<AttributeKind, Form> = {
  number: (value) => isNumber(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === "boolean",
  enum: (value, isKnown) => isKnown(value),
  multi: (value, isKnown) => isList(value) && value.length > 0 && value.every(isKnown),
  range: (value) => isList(value) && value.length === 2 && value.every(isNumber) && isRising(value),
  text: (value) => isBilingual(value),
};

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isList(value: FactValue): value is string[] | [number, number] {
  return Array.isArray(value);
}

function isRising([low = 0, high = 0]: (number | string)[]): boolean {
  return low <= high;
}

function isBilingual(value: FactValue): boolean {
  if (typeof value !== "object" || Array.isArray(value)) return false;
  return typeof value.ar === "string" && typeof value.en === "string";
}
