/** The list with a product added in front, or removed; one already in the list keeps its place. */
export function withFavourite(
  ids: readonly number[],
  productId: number,
  isKept: boolean,
): readonly number[] {
  if (ids.includes(productId) === isKept) return ids;
  return isKept ? [productId, ...ids] : ids.filter((id) => id !== productId);
}
