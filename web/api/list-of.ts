/** The list in a response, which holds it as `items` or as `data`. */
export function listOf<T>(answer: { items?: T[] } | { data?: T[] }): T[] {
  const { items, data } = answer as { items?: T[]; data?: T[] };
  return items ?? data ?? [];
}
