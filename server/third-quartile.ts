/** Cumulative count of measurements by upper bound; the last bucket is unbounded. */
export type Buckets = Map<number, number>;

export function countOf(buckets: Buckets | undefined): number {
  return Math.max(0, ...(buckets?.values() ?? []));
}

/**
 * Three in four measurements are at most this, interpolated between two bounds; null: nothing was
 * measured.
 */
export function thirdQuartile(buckets: Buckets | undefined): number | null {
  const wanted = countOf(buckets) * 0.75;
  if (!buckets || wanted === 0) return null;
  let [below, countBelow] = [0, 0];
  for (const [bound, count] of [...buckets].toSorted(([a], [b]) => a - b)) {
    // Nothing is known beyond the last bound.
    if (bound === Infinity) return below;
    if (count >= wanted)
      return below + ((wanted - countBelow) / (count - countBelow)) * (bound - below);
    [below, countBelow] = [bound, count];
  }
  return below;
}
