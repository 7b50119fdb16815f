import { createHash } from "node:crypto";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * The authority's one-line serialisation for hashing: names in capitals and values in quotes,
 * concatenated; an array's name comes before the array and again before each element.
 */
export function serialise(value: Json): string {
  if (value === null) return '""';
  if (typeof value !== "object") return `"${value}"`;
  if (Array.isArray(value)) throw new TypeError("an array needs the name it stands under");
  return Object.entries(value)
    .map(([name, inner]) => {
      const quoted = `"${name.toUpperCase()}"`;
      if (!Array.isArray(inner)) return quoted + serialise(inner);
      return quoted + inner.map((element) => quoted + serialise(element)).join("");
    })
    .join("");
}

/** Its SHA-256 in hexadecimal: the authority's UUID of a receipt. */
export function taxUuid(document: { [name: string]: Json }): string {
  return createHash("sha256").update(serialise(document), "utf8").digest("hex");
}
