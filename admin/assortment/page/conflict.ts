import type { ProductValues } from "./product-values.ts";

export interface Difference {
  /** `name.ar`, `attributes.power`, `variants`. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Changed by the current user; otherwise only by the other one. */
  isMine: boolean;
}

/** Fields whose parts are compared one by one. */
const IN_PARTS = [
  "name",
  "slug",
  "summary",
  "description",
  "careNotes",
  "attributes",
] as const satisfies readonly (keyof ProductValues)[];

const WHOLE = [
  "categoryId",
  "brandId",
  "sellingPoints",
  "options",
  "isMarkedNew",
  "variants",
  "pictures",
  "documents",
] as const satisfies readonly (keyof ProductValues)[];

/**
 * Where two edits of one product differ.
 * @param base the version both started from; undefined if it is no longer known
 */
export function differences(
  mine: ProductValues,
  theirs: ProductValues,
  base: ProductValues | undefined,
): Difference[] {
  const [own, other, before] = [mine, theirs, base].map((values) => partsOf(values));
  const paths = new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...paths]
    .filter((path) => !isSame(own?.get(path), other?.get(path)))
    .map((path) => ({
      path,
      mine: own?.get(path),
      theirs: other?.get(path),
      isMine: base === undefined || !isSame(own?.get(path), before?.get(path)),
    }));
}

function partsOf(values: ProductValues | undefined): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  if (!values) return parts;
  for (const field of IN_PARTS) {
    for (const [part, value] of Object.entries(values[field])) parts.set(`${field}.${part}`, value);
  }
  for (const field of WHOLE) parts.set(field, values[field]);
  return parts;
}

/** Empty values are equal, however the form represents them. */
export function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(value: unknown): string {
  const text = JSON.stringify(value ?? "", (_, part: unknown) => {
    if (part === null) return "";
    if (typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return text;
}
