/** Number of records in each part of a person's exported data. */
export function countParts(data: Record<string, unknown>): Map<string, number> {
  const { favourites, feedback, ...own } = data;
  const parts = { ...own, ...(favourites as object), ...(feedback as object) };
  return new Map(
    Object.entries(parts).map(([part, list]) => [part, Array.isArray(list) ? list.length : 0]),
  );
}
