import type { Attribute, Dictionary } from "../dictionary.ts";
import type { Facts, FactValue } from "../tables.ts";

/** One filterable value. */
export interface FactRow {
  attribute_code: string;
  value: string | null;
  low: number | null;
  high: number | null;
}

/** The distinct attribute values of several variants. Texts cannot be filtered by. */
export function factRows(dictionary: Dictionary, factsOfVariants: Facts[]): FactRow[] {
  const rows = new Map<string, FactRow>();
  for (const facts of factsOfVariants) {
    for (const [code, value] of Object.entries(facts)) {
      const attribute = dictionary.attributes.get(code);
      if (attribute?.kind === "text") continue;
      for (const row of rowsOf(code, foundUnder(attribute, value))) {
        rows.set(JSON.stringify(row), row);
      }
    }
  }
  return [...rows.values()];
}

/** A value that fits any other is listed under all of them. */
function foundUnder(attribute: Attribute | undefined, value: FactValue): FactValue {
  const values = attribute?.values ?? [];
  const fitsAny = values.some(({ code, fitsAny: any }) => any && code === value);
  return fitsAny ? values.map(({ code }) => code) : value;
}

function rowsOf(attribute_code: string, value: FactValue): FactRow[] {
  const code = (text: string): FactRow => ({ attribute_code, value: text, low: null, high: null });
  const span = (low: number, high: number): FactRow => ({ attribute_code, value: null, low, high });
  if (typeof value === "number") return [span(value, value)];
  if (typeof value === "string") return [code(value)];
  if (typeof value === "boolean") return [code(String(value))];
  if (!Array.isArray(value)) return [];
  const [low, high] = value;
  if (typeof low === "number" && typeof high === "number") return [span(low, high)];
  return value.map(String).map(code);
}
