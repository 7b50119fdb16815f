import type { Dictionary } from "../dictionary.ts";
import type { Facts, FactValue } from "../tables.ts";

/** One value to filter by. */
export interface FactRow {
  attribute_code: string;
  value: string | null;
  low: number | null;
  high: number | null;
}

/** The values of several variants' facts, each once. Texts are not filtered by. */
export function factRows(dictionary: Dictionary, factsOfVariants: Facts[]): FactRow[] {
  const rows = new Map<string, FactRow>();
  for (const facts of factsOfVariants) {
    for (const [code, value] of Object.entries(facts)) {
      if (dictionary.attributes.get(code)?.kind === "text") continue;
      for (const row of rowsOf(code, value)) rows.set(JSON.stringify(row), row);
    }
  }
  return [...rows.values()];
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
