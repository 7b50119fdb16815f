/** The list with a product put in front, or taken out; one that is in it already stays in its place. */
export function withFavourite(
  ids: readonly number[],
  productId: number,
  isKept: boolean,
): readonly number[] {
  if (ids.includes(productId) === isKept) return ids;
  return isKept ? [productId, ...ids] : ids.filter((id) => id !== productId);
}
