import compile from "icu-minify/compile";

/**
 * Part of a compiled text: words, the number of a plural, a placeholder, or a tag, which our texts
 * never contain.
 */
type Part = string | number | readonly unknown[];

/** The names of a text's placeholders. @throws when the text cannot be parsed */
export function placesOf(text: string): Set<string> {
  const places = new Set<string>();
  collect(compile(text), places);
  return places;
}

function collect(compiled: string | readonly Part[], places: Set<string>): void {
  if (typeof compiled === "string") return;
  for (const part of compiled) if (Array.isArray(part)) collectPlace(part, places);
}

function collectPlace(part: readonly unknown[], places: Set<string>): void {
  const [name, kind, options] = part;
  const isPlace = part.length === 1 || typeof kind === "number";
  if (typeof name !== "string" || !isPlace) throw new Error("texts of messages have no tags");
  places.add(name);
  if (typeof options !== "object" || options === null) return;
  for (const choice of Object.values(options)) collect(choice as string | Part[], places);
}

interface PlaceFault {
  key: "placeMissing" | "placeUnknown" | "unreadable";
  values: Record<string, string>;
}

/** Why a text cannot replace the delivered one: a placeholder is missing or unknown. */
export function placeFault(text: string, delivered: string): PlaceFault | undefined {
  const places = readPlaces(text);
  if (!places) return { key: "unreadable", values: { example: "{name}" } };
  const wanted = placesOf(delivered);
  const named = (some: readonly string[]) => some.map((place) => `{${place}}`).join(" ");
  const unknown = [...places].filter((place) => !wanted.has(place));
  if (unknown.length > 0) return { key: "placeUnknown", values: { places: named(unknown) } };
  const missing = [...wanted].filter((place) => !places.has(place));
  return missing.length > 0
    ? { key: "placeMissing", values: { places: named(missing) } }
    : undefined;
}

function readPlaces(text: string): Set<string> | undefined {
  try {
    return placesOf(text);
  } catch {
    return undefined;
  }
}
