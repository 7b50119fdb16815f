export type Facts = Record<string, unknown> | null;

export interface Difference {
  field: string;
  /** As text; undefined if it did not exist. */
  before: string | undefined;
  /** Undefined if it no longer exists. */
  after: string | undefined;
}

/**
 * The fields that differ between two versions of a record; nested ones by path, as in
 * `address.city`.
 */
export function differencesOf(before: Facts, after: Facts): Difference[] {
  const was = flatten(before);
  const is = flatten(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((one) => one.before !== one.after);
}

function flatten(facts: Facts, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(facts ?? {})) {
    const at = path + key;
    if (isRecord(value))
      for (const [inner, text] of flatten(value, `${at}.`)) found.set(inner, text);
    else if (value !== null && value !== undefined) found.set(at, textOf(value));
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
