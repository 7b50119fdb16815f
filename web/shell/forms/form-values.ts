/** A form's values as typed: texts and checkboxes, nested or flat. */
export type FormValues = { [name: string]: string | boolean | FormValues };

/** Every field's path: `contact.phone`. */
export function pathsOf(values: object, above = ""): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? pathsOf(value, `${above}${name}.`)
      : [above + name],
  );
}

/** Texts by path in the shape the form library expects: `{ contact: { phone: { message } } }`. */
export function nest(texts: { path: string; text: string }[]): Record<string, unknown> {
  const nested: Record<string, Record<string, unknown>> = {};
  for (const { path, text } of texts) {
    const parts = path.split(".");
    const last = parts.pop() ?? "";
    let place: Record<string, unknown> = nested;
    for (const part of parts) place = (place[part] ??= {}) as Record<string, unknown>;
    place[last] = { type: "rule", message: text };
  }
  return nested;
}

/** Merges a stored draft, as far as it fits the current form; values typed since win. */
export function mergeDraft<V extends object>(empty: V, kept: unknown, typed: V): V {
  const saved = partsOf(kept);
  const now = partsOf(typed);
  const entries = Object.entries(empty).map(([name, nothing]: [string, unknown]) => {
    const [before, current] = [saved[name], now[name] ?? nothing];
    if (typeof nothing === "object" && nothing !== null) {
      return [name, mergeDraft(nothing, before, partsOf(current))];
    }
    if (current !== nothing) return [name, current];
    return [name, typeof before === typeof nothing ? before : nothing];
  });
  return Object.fromEntries(entries) as V;
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Leaves out fields that are never stored: passwords, codes. */
export function withoutSecrets<V extends object>(
  values: V,
  secrets: readonly string[],
): Partial<V> {
  const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
  return Object.fromEntries(open) as Partial<V>;
}

/** The request body of a form: without empty texts. */
export function filled<T extends Record<string, string | boolean>>(part: T): Partial<T> {
  const entries = Object.entries(part).filter(
    ([, value]) => typeof value === "boolean" || value.trim() !== "",
  );
  return Object.fromEntries(entries) as Partial<T>;
}
