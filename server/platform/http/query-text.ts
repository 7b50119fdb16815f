/** NUL and lone surrogates must not reach any statement: PostgreSQL rejects both. */
export function isWellFormedQuery(query: unknown): boolean {
  if (typeof query !== "object" || query === null) return true;
  return Object.entries(query).every(
    ([key, value]) => isStorable(key) && [value].flat().every(isStorable),
  );
}

function isStorable(value: unknown): boolean {
  return typeof value !== "string" || (!value.includes("\0") && value.isWellFormed());
}
