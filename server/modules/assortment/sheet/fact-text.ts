import type { FactValue } from "#server/modules/catalog/index.ts";

/**
 * Attributes of a cell, one per line: `luminous_flux=800`. Text is written as is, everything else
 * as JSON.
 */
export function factsText(facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, value]) => `${code}=${valueText(value)}`)
    .join("\n");
}

function valueText(value: unknown): string {
  if (typeof value === "string" && parsed(value) === undefined && value.trim() === value) {
    return value;
  }
  return JSON.stringify(value);
}

/** Undefined: a line is invalid. */
export function readFacts(text: string): Record<string, FactValue> | undefined {
  const facts: Record<string, FactValue> = {};
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const [, code, value = ""] = /^\s*([a-z][a-z0-9_]*)\s*=(.*)$/s.exec(line) ?? [];
    if (code === undefined || value.trim() === "") return undefined;
    facts[code] = (parsed(value) ?? value.trim()) as FactValue;
  }
  return facts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
