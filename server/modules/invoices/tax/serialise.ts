import { createHash } from "node:crypto";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * The authority's way to write a document as one line before hashing it: names in capitals and values in quotes, one
 * after the other; an array's name stands before the array and again before each of its elements.
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

/** SHA-256 of it, in hexadecimal: the authority's UUID of a receipt. */
export function taxUuid(document: { [name: string]: Json }): string {
  return createHash("sha256").update(serialise(document), "utf8").digest("hex");
}
